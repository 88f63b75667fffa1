import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { m } from "#text";
import { keepAdded, readAdded } from "./kept-scroll.ts";
import { localHref } from "./link.tsx";
import { Pagination } from "./pagination.tsx";
import { useHydrated } from "./use-hydrated.tsx";

const distance = 120;
/** So that the footer can be reached; after that the page links lead on. */
const mostAdded = 5;

type InfiniteScrollProps<Loaded, Entry> = {
  page: number;
  pages: number;
  /** Address of a page of this list, without language. */
  href: (page: number) => string;
  /** What this page of the list shows. */
  entries: Entry[];
  /** The entries in what another page of the list loaded. */
  pick: (loaded: Loaded) => Entry[];
  children: (entries: Entry[]) => ReactNode;
};

/**
 * A list that grows when its end comes near. Beneath are plain links between its pages, which is
 * all there is without JavaScript; coming back finds the list as long as it was left.
 */
export function InfiniteScroll<Loaded, Entry>(props: InfiniteScrollProps<Loaded, Entry>) {
  const { key } = useLocation();
  return <GrowingList key={key} place={key} {...props} />;
}

function GrowingList<Loaded, Entry>({
  place,
  page,
  pages,
  href,
  entries,
  pick,
  children,
}: InfiniteScrollProps<Loaded, Entry> & { place: string }) {
  const hydrated = useHydrated();
  const none = { entries: [] as Entry[], pages: 0, y: 0 };
  const [added, setAdded] = useState(() => (hydrated ? readAdded<Entry>(place) : none) ?? none);
  const scrollTo = useRef<number>(undefined);
  const end = useRef<HTMLDivElement>(null);
  const { load, data } = useFetcher();
  const last = page + added.pages;
  const next = last < pages && added.pages < mostAdded ? localHref(href(last + 1)) : undefined;

  // After a full load the markup holds one page only, and the browser could not scroll further.
  useLayoutEffect(() => {
    const kept = hydrated ? undefined : readAdded<Entry>(place);
    if (!kept) return;
    scrollTo.current = kept.y;
    setAdded(kept);
  }, [place, hydrated]);

  useLayoutEffect(() => {
    if (scrollTo.current === undefined || added.pages === 0) return;
    window.scrollTo(0, scrollTo.current);
    scrollTo.current = undefined;
  }, [added]);

  useEffect(() => {
    if (added.pages === 0) return;
    const keep = () => keepAdded({ place, added: { ...added, y: window.scrollY } });
    keep();
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [place, added]);

  useEffect(() => {
    if (!next || !end.current) return;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // A load that fails would put an error page in place of the list, so it is tried first.
        const reachable = await fetch(next.replace(/(?=\?|$)/, ".data")).catch(() => undefined);
        if (reachable?.ok) await load(next);
      },
      // Also for those who jump past the end of the list to the end of the page.
      { rootMargin: `100000px 0px ${distance}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [next, load]);

  const taken = useRef<unknown>(undefined);
  useEffect(() => {
    if (data === undefined || data === taken.current) return;
    taken.current = data;
    const more = pick(data as Loaded);
    setAdded((current) => ({
      entries: [...current.entries, ...more],
      pages: current.pages + 1,
      y: 0,
    }));
  }, [data, pick]);

  // A long list is not drawn again for what goes on around it.
  const list = useMemo(
    () => children([...entries, ...added.entries]),
    [children, entries, added.entries],
  );

  return (
    <>
      {list}
      <div ref={end} />
      <p role="status" className="sr-only">
        {added.pages > 0 && m.page_added({ page: last, pages })}
      </p>
      <Pagination page={last} pages={pages} href={href} />
    </>
  );
}
