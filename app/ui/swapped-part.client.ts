import { fetchPart } from "./fetch-part.client.ts";
import { tendLists } from "./growing-list.client.ts";

const focusable = "a[href], button, input, summary";

/** The part as the address now has it; the whole page when that part alone cannot be had. */
export async function swapPart(part: HTMLElement) {
  const { href } = location;
  part.ariaBusy = "true";
  const fresh = await fetchPart({ href, part: `#${part.id}` });
  if (location.href !== href) return;
  if (!fresh) return location.reload();
  const before = [...part.querySelectorAll(focusable)];
  const focused = before.indexOf(document.activeElement ?? part);
  document.title = fresh.dataset.title ?? document.title;
  part.replaceChildren(...fresh.childNodes);
  part.ariaBusy = null;
  part.querySelectorAll<HTMLElement>(focusable)[focused]?.focus({ preventScroll: true });
  tendLists();
}
