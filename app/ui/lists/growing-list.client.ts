import { fetchPart } from "./fetch-part.client.ts";

const distance = 120;
/** So that the footer can be reached; after that the page links lead on. */
const mostAdded = 5;

type Left = { added: number; y: number };

/** How a list was left at this place of the history. */
function leftHere(): Left | undefined {
  const { grown } = history.state ?? {};
  return typeof grown?.added === "number" ? grown : undefined;
}

function note(grown: Left) {
  history.replaceState({ ...history.state, grown }, "");
}

/** Adds the entries of the next page; false when it could not be had. */
async function grow(list: HTMLElement): Promise<boolean> {
  const more = await fetchPart({ href: list.dataset.growing ?? "", part: "[data-growing]" });
  const entries = list.querySelector("[data-entries]");
  const added = more?.querySelector("[data-entries]");
  if (!more || !entries || !added) return false;
  entries.append(...added.children);
  list.dataset.growing = more.dataset.growing ?? "";
  const status = list.querySelector<HTMLElement>("[data-added]");
  const its = more.querySelector<HTMLElement>("[data-added]");
  if (status && its) status.textContent = its.dataset.added ?? "";
  const [pages, newPages] = [list.querySelector("nav"), more.querySelector("nav")];
  if (pages && newPages) pages.replaceWith(newPages);
  return true;
}

/** Lets a list grow; coming back finds it as long as it was left. */
async function tend(list: HTMLElement) {
  const end = list.querySelector("[data-end]");
  if (!end) return;
  let added = 0;
  const left = leftHere();
  while (left && added < left.added && list.dataset.growing && (await grow(list))) added++;
  if (left && added > 0) scrollTo(0, left.y);
  addEventListener("pagehide", () => added > 0 && note({ added, y: scrollY }));

  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (!list.dataset.growing || added >= mostAdded || !(await grow(list))) return;
      added++;
      note({ added, y: scrollY });
      if (end.isConnected) observer.observe(end);
    },
    // Also for those who jump past the end of the list to the end of the page.
    { rootMargin: `100000px 0px ${distance}px` },
  );
  observer.observe(end);
}

export function watchGrowingLists() {
  for (const list of document.querySelectorAll<HTMLElement>("[data-growing]")) {
    if (tended.has(list)) continue;
    tended.add(list);
    void tend(list);
  }
}

const tended = new WeakSet<HTMLElement>();
