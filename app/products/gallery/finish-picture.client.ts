import type { Shot } from "./finish-picture.ts";

/** What a finish has: `data-shots` of its radio button. */
type Shots = Partial<Record<Shot, { base: string; alt: string }>>;

/** The same variant of another picture. */
const moved = (address: string, base: string) => address.replaceAll(/\/media\/[^/]+/g, base);

/** Fades the pictures of a finish in, wherever the page shows the chosen one. */
export function showFinish(shots: string) {
  const wanted: Shots = JSON.parse(shots);
  for (const frame of document.querySelectorAll<HTMLElement>("[data-shot]")) {
    const next = wanted[frame.dataset.shot as Shot];
    if (next) void fadeIn({ frame, ...next });
  }
}

/** The camera is the same, so only the address of the picture is another one. */
async function fadeIn({ frame, base, alt }: { frame: HTMLElement; base: string; alt: string }) {
  frame.dataset.base = base;
  // The link opens what it shows.
  if (frame.dataset.opens)
    frame.setAttribute("href", moved(frame.getAttribute("href") ?? "", base));
  const [shown, ...older] = [...frame.querySelectorAll("picture")].reverse();
  if (!shown) return;
  const picture = shown.cloneNode(true) as HTMLElement;
  const [source, image] = picture.children as unknown as [HTMLSourceElement, HTMLImageElement];
  source.srcset = moved(source.srcset, base);
  image.srcset = moved(image.srcset, base);
  image.src = moved(image.getAttribute("src") ?? "", base);
  image.alt = alt;
  image.loading = "eager";
  image.classList.add("motion-safe:animate-fade");
  await image.decode().catch(() => {});
  // Another one was chosen meanwhile.
  if (frame.dataset.base !== base) return;
  for (const old of older) old.remove();
  // It stays beneath until the next one comes.
  shown.querySelector("img")?.classList.add("absolute!", "inset-0");
  shown.after(picture);
}
