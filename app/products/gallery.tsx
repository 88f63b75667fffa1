import type { Product } from "#domain/catalogue/get-product.ts";
import { widthsFor } from "#domain/media/picture.ts";
import { m } from "#text";
import { island } from "../islands/island.tsx";
import { Picture } from "../ui/picture.tsx";
import { PictureZoom } from "./picture-zoom.tsx";

export const gallerySizes = "(min-width: 1376px) 710px, (min-width: 1080px) 54vw, 92vw";
const smallSizes = "(min-width: 1376px) 349px, (min-width: 1080px) 26vw, 92vw";

const Zoom = island("picture-zoom", PictureZoom, "reached");

function pictureAnchor(id: string): string {
  return `picture-${id}`;
}

/** Pictures of the product and of those finishes that have their own, each once. */
function picturesOf({ pictures, finishes }: Product) {
  const all = [...pictures, ...finishes.flatMap(({ picture }) => picture ?? [])];
  return [...new Map(all.map((picture) => [picture.id, picture])).values()];
}

/**
 * On a narrow screen a strip of pictures that snaps, with anchors beneath; on a wide one all of
 * them at once. Each is a link to itself; with JavaScript it opens large on the page.
 */
export function Gallery({ product }: { product: Product }) {
  const pictures = picturesOf(product);
  return (
    <section
      aria-label={m.gallery_label()}
      // Taller than most windows: it stays with the facts, its lower edge in view.
      className="min-w-0 desktop:sticky desktop:top-[min(7rem,calc(100vh-min(69rem,82vw)))] desktop:self-start print:static"
    >
      <ul className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none] desktop:grid desktop:grid-cols-2 desktop:gap-3 print:overflow-hidden">
        {pictures.map((picture, position) => (
          <li
            key={picture.id}
            id={pictureAnchor(picture.id)}
            className="aspect-square w-full shrink-0 snap-start bg-sand desktop:first:col-span-2 desktop:even:last:col-span-2 desktop:even:last:aspect-[2/1] print:w-1/3 print:[&:nth-child(n+4)]:hidden"
          >
            <a
              href={`${picture.base}/${widthsFor(picture).at(-1)}.jpg`}
              data-opens="picture-zoom"
              data-position={position}
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
      {pictures.length > 1 && (
        <ul className="mt-2 flex gap-2 overflow-x-auto p-1 desktop:hidden print:hidden">
          {pictures.map((picture, position) => (
            <li key={picture.id} className="shrink-0">
              <a
                href={`#${pictureAnchor(picture.id)}`}
                aria-label={m.gallery_picture({ position: position + 1, count: pictures.length })}
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
      <Zoom
        pictures={pictures.map(({ id, base, width, height, alt }) => ({
          id,
          base,
          width,
          height,
          alt,
        }))}
      />
    </section>
  );
}
