import { opensInThisTab } from "../controls/load-progress.client.ts";

const loadLists = () => import("./lists.client.ts");

/** A list grows once somebody scrolls, or as far as it had grown when it was left. */
export function watchLists() {
  if (!document.querySelector("[data-growing]")) return;
  const tend = () => loadLists().then(({ watchGrowingLists }) => watchGrowingLists());
  if (history.state?.grown) tend();
  else addEventListener("scroll", tend, { once: true, passive: true });
}

/**
 * Links marked `data-link="in-place"` change a list in place: only the part that holds them is
 * taken from the next page, and the visitor stays where they were. Without scripts they are links.
 */
export function watchSwaps() {
  function swap(part: HTMLElement | null) {
    if (!part) return;
    loadLists().then(
      ({ swapPart }) => swapPart(part),
      () => location.reload(),
    );
  }
  addEventListener("click", (event) => {
    const { target } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[data-link="in-place"]');
    if (!link || !opensInThisTab(link, event)) return;
    event.preventDefault();
    history.pushState({}, "", link.pathname + link.search);
    swap(link.closest<HTMLElement>("[data-swap]"));
  });
  addEventListener("popstate", () => swap(document.querySelector<HTMLElement>("[data-swap]")));
}

/** A form marked `data-filters` counts what its choices would give, and changes a list in place. */
export function watchFilters() {
  async function follow(event: Event) {
    const { target, type } = event;
    const form = target instanceof Element && target.closest<HTMLFormElement>("[data-filters]");
    if (!form) return;
    const isSent = type === "submit";
    if (isSent) event.preventDefault();
    try {
      const { applyChoices, countChoices } = await loadLists();
      await (isSent ? applyChoices : countChoices)(form);
    } catch {
      if (isSent) form.submit();
    }
  }
  addEventListener("change", follow);
  addEventListener("submit", follow);
}
