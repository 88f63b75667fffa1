import type { Finish, Product } from "#domain/catalogue/get-product.ts";
import { type Picture as PictureValue, widthsFor } from "#domain/media/picture.ts";
import { m } from "#text";
import { island } from "../../islands/island.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { materialPicture, otherPictures } from "../facts/material.tsx";
import { finishFrame, type Shot } from "./finish-picture.ts";
import { PictureZoom } from "./picture-zoom.tsx";

export const gallerySizes = "(min-width: 1376px) 710px, (min-width: 1080px) 54vw, 92vw";
const smallSizes = "(min-width: 1376px) 349px, (min-width: 1080px) 26vw, 92vw";

const Zoom = island("picture-zoom", PictureZoom, "reached");

type Shown = {
  /** What the address of the picture ends with; the same whatever the finish. */
  anchor: string;
  picture: PictureValue;
  /** What it shows of the chosen finish, if it follows the choice. */
  shot?: Shot;
};

/** The picture a page of this product begins with. */
export function leadPicture({ product, finish }: { product: Product; finish: Finish | undefined }) {
  return finish?.picture ?? product.pictures[0];
}

/** The product in the chosen finish, its surface from near, then whatever else there is. */
function listShown({ product, finish }: { product: Product; finish: Finish | undefined }): Shown[] {
  const { picture, closeUp } = finish ?? {};
  const elsewhere = materialPicture({ product, finish })?.picture;
  return [
    ...(picture ? [{ anchor: "finish", picture, shot: "picture" as const }] : []),
    ...(closeUp ? [{ anchor: "close-up", picture: closeUp, shot: "closeUp" as const }] : []),
    ...otherPictures({ product, finish })
      .filter((other) => other !== elsewhere)
      .map((other) => ({ anchor: other.id, picture: other })),
  ];
}

/**
 * On a narrow screen a strip of pictures that snaps, with anchors beneath; on a wide one all of
 * them at once. Each is a link to itself; with JavaScript it opens large on the page.
 */
export function Gallery({ product, finish }: { product: Product; finish: Finish | undefined }) {
  const all = listShown({ product, finish });
  return (
    <section
      aria-label={m.gallery_label()}
      // Taller than most windows: it stays with the facts, its lower edge in view.
      className={`min-w-0 desktop:sticky desktop:self-start print:static ${all.length > 3 ? "desktop:top-[min(7rem,calc(100vh-min(92rem,109vw)))]" : "desktop:top-[min(7rem,calc(100vh-min(69rem,82vw)))]"}`}
    >
      <ul className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none] desktop:grid desktop:grid-cols-2 desktop:gap-3 print:overflow-hidden">
        {all.map(({ anchor, picture, shot }, position) => (
          <li
            key={anchor}
            id={`picture-${anchor}`}
            className="aspect-square w-full shrink-0 snap-start bg-sand desktop:first:col-span-2 desktop:even:last:col-span-2 desktop:even:last:aspect-[2/1] print:w-1/3 print:[&:nth-child(n+4)]:hidden"
          >
            <a
              href={`${picture.base}/${widthsFor(picture).at(-1)}.webp`}
              data-opens="picture-zoom"
              {...finishFrame({ shot, picture })}
              aria-label={m.gallery_enlarge({ position: position + 1 })}
              className="block size-full cursor-zoom-in outline-offset-[-6px]"
            >
              <Picture
                picture={picture}
                sizes={position === 0 ? gallerySizes : smallSizes}
                priority={position === 0}
                className="size-full"
              />
            </a>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <ul className="mt-2 strip gap-2 py-1 desktop:hidden print:hidden">
          {all.map(({ anchor, picture, shot }, position) => (
            <li key={anchor} className="shrink-0">
              <a
                href={`#picture-${anchor}`}
                {...finishFrame({ shot, picture })}
                aria-label={m.gallery_picture({ position: position + 1, count: all.length })}
                className="block hover:opacity-80"
              >
                <Picture
                  picture={picture}
                  sizes="88px"
                  className="aspect-square w-16 tablet:w-22"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Zoom />
    </section>
  );
}
