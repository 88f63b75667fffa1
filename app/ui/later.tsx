import { type ComponentType, memo, Suspense, useEffect, useRef } from "react";
import { fetchedPart } from "./fetched-part.tsx";

/** So far below the screen's edge a part is fetched. */
const ahead = "800px";
/** What may change the page: React has to take a part over before it can draw anything around it. */
const actions = ["pointerdown", "keydown", "popstate"];

/**
 * A part of a page, far below its first screen, whose code comes when it is nearly in sight or
 * when somebody acts; until then it is what the server drew. It must hold no state of its own
 * above its boundary, and get props that do not change by themselves: React would empty a part
 * that has to be drawn anew and is not here yet.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let want = () => {};
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  if (import.meta.env.SSR) want();
  else for (const action of actions) addEventListener(action, () => want(), { once: true });
  const Part = fetchedPart(async () => {
    await wanted;
    return load();
  });

  function Later(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const { current } = place;
      // Nothing of the server's to look at: this page was drawn here.
      if (!current?.firstElementChild) return want();
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
        { rootMargin: ahead },
      );
      observer.observe(current);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  }
  return memo(Later);
}
