import { plain } from "#domain/language/text.ts";
import { type Picture as PictureValue, widthsFor } from "#domain/media/picture.ts";
import { m } from "#text";
import { Picture } from "../ui/pictures/picture.tsx";
import { named } from "../ui/text/punctuation.ts";

/** The other pictures side by side, to be pushed along on a phone; each opens large. */
export function Gallery({ pictures }: { pictures: PictureValue[] }) {
  if (pictures.length === 0) return null;
  const sizes = `(min-width: 1344px) ${Math.ceil(1280 / pictures.length)}px, (min-width: 768px) ${Math.ceil(92 / pictures.length)}vw, 80vw`;
  return (
    <section aria-label={m.case_gallery()} className="page-width">
      <ul className="strip snap-x snap-mandatory gap-4 tablet:mx-0 tablet:gap-6 tablet:overflow-visible tablet:px-0">
        {pictures.map((picture, position) => (
          <li
            key={picture.id}
            id={`picture-${position + 2}`}
            className="w-[80%] shrink-0 snap-start tablet:w-auto tablet:flex-1 tablet:shrink"
          >
            <a
              href={`${picture.base}/${widthsFor(picture).at(-1)}.webp`}
              aria-label={named(m.see_large_picture()) + plain(picture.alt)}
              className="block"
            >
              <Picture
                picture={picture}
                sizes={sizes}
                className={`w-full ${pictures.length === 1 ? "aspect-[3/2] desktop:aspect-[2/1]" : "aspect-[4/3]"} print:max-h-[7cm]`}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
