// A line of the request list shows its product in the finish that was chosen.
import type { Requestable } from "#domain/basket/list-requestable.ts";

/**
 * The camera is the same, so one picture fades into the other. Without a finish, or one that has no
 * picture, the product's own is seen again.
 */
export async function showFinish({ line, finish = "" }: { line: Element; finish?: string }) {
  const frame = line.querySelector<HTMLElement>("[data-finish-pictures]");
  const own = frame?.querySelector("img");
  if (!frame || !own) return;
  const pictures: Requestable["finishPictures"] = JSON.parse(frame.dataset.finishPictures ?? "{}");
  const next = pictures[finish];
  const base = next?.base ?? "";
  if (base === (frame.dataset.base ?? "")) return;
  frame.dataset.base = base;
  frame.dataset.alt ??= own.alt;
  own.alt = next?.alt ?? frame.dataset.alt;
  const older = frame.querySelectorAll("img[data-finish]");
  if (next) {
    const image = new Image();
    image.src = `${base}/320.webp`;
    // What it shows is said of the one beneath it.
    image.alt = "";
    image.dataset.finish = finish;
    image.className = "absolute inset-0 size-full object-cover motion-safe:animate-fade";
    await image.decode().catch(() => {});
    // Another one was chosen meanwhile.
    if (frame.dataset.base !== base) return;
    own.closest("picture")?.after(image);
  }
  for (const one of older) one.remove();
}
