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
 * part alone cannot be had. `data-swap="fade"`: one becomes the other.
 */
export async function swapPart(part: HTMLElement, fetched?: HTMLElement) {
  const { href } = location;
  part.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  part.ariaBusy = "true";
  const fresh = fetched ?? (await fetchPart({ href, part: `#${part.id}` }));
  if (location.href !== href) return;
  if (!fresh) return location.reload();
  const canFade =
    part.dataset.swap === "fade" &&
    "startViewTransition" in document &&
    matchMedia("(prefers-reduced-motion: no-preference)").matches;
  if (canFade) {
    await loadPictures(fresh);
    if (location.href !== href) return;
    document.startViewTransition(() => put({ part, fresh }));
  } else put({ part, fresh });
}

/** What fades in has to be there. */
async function loadPictures(fresh: HTMLElement) {
  document.adoptNode(fresh);
  const images = [...fresh.querySelectorAll("img")];
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
}

function put({ part, fresh }: { part: HTMLElement; fresh: HTMLElement }) {
  const focused = listReachable(part).indexOf(document.activeElement as HTMLElement);
  document.title = fresh.dataset.title ?? document.title;
  part.replaceChildren(...fresh.childNodes);
  part.ariaBusy = null;
  listReachable(part)[focused]?.focus({ preventScroll: true });
  watchGrowingLists();
}
