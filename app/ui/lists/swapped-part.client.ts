import { fetchPart } from "./fetch-part.client.ts";
import { watchGrowingLists } from "./growing-list.client.ts";

const focusable = "a[href], button, input, summary";

/** What can be reached by keyboard: not what a closed menu or sheet holds. */
function listReachable(part: HTMLElement) {
  return [...part.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.checkVisibility?.() ?? true,
  );
}

/**
 * The part as the address now has it, fetched unless it is there already; the whole page when that
 * part alone cannot be had.
 */
export async function swapPart(part: HTMLElement, fetched?: HTMLElement) {
  const { href } = location;
  part.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  part.ariaBusy = "true";
  const fresh = fetched ?? (await fetchPart({ href, part: `#${part.id}` }));
  if (location.href !== href) return;
  if (!fresh) return location.reload();
  const focused = listReachable(part).indexOf(document.activeElement as HTMLElement);
  document.title = fresh.dataset.title ?? document.title;
  part.replaceChildren(...fresh.childNodes);
  part.ariaBusy = null;
  listReachable(part)[focused]?.focus({ preventScroll: true });
  watchGrowingLists();
}
