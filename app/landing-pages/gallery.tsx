import type { SectionOf } from "#domain/landing-pages/get-landing-page.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { Section } from "../ui/page/section.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Text } from "../ui/text/text.tsx";

/** Pictures with what the library says of them; of an odd number the first runs over the width. */
export function Gallery({ section: { id, title, pictures } }: { section: SectionOf<"gallery"> }) {
  const isOdd = pictures.length % 2 === 1;
  return (
    <Section id={id} title={title}>
      <ul className="grid gap-x-6 gap-y-10 tablet:grid-cols-2">
        {pictures.map((picture, position) => (
          <li key={picture.id} className={isOdd && position === 0 ? "tablet:col-span-2" : ""}>
            <Captioned picture={picture} large={isOdd && position === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Captioned({ picture, large }: { picture: PictureValue; large: boolean }) {
  return (
    <figure>
      <Picture
        picture={picture}
        sizes={large ? "100vw" : "(min-width: 768px) 50vw, 100vw"}
        className={`w-full ${large ? "aspect-[3/2] tablet:aspect-[21/9]" : "aspect-[3/2]"}`}
      />
      <figcaption className="mt-3 text-sm text-felt" aria-hidden="true">
        <Text>{picture.alt}</Text>
      </figcaption>
    </figure>
  );
}
