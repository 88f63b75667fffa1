import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** A room with the wall in it, from edge to edge; the four reasons hang below like labels. */
export function SlatBenefits({ copy, picture }: { copy: Copy; picture: PictureValue | undefined }) {
  return (
    <section>
      {picture && (
        <Picture
          picture={picture}
          sizes="100vw"
          className="aspect-[4/3] w-full tablet:aspect-[2/1] desktop:aspect-[5/2]"
        />
      )}
      <div className="page-width section-space">
        <h2 className="max-w-[18ch] text-title">
          <Headline>{copy["benefits.title"]}</Headline>
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 phone:grid-cols-2 desktop:mt-14 desktop:grid-cols-4">
          {listBlocks({ copy, name: "benefits" }).map(({ number, title, text }) => (
            <li key={number} className="border-t border-ink pt-5">
              <h3 className="text-xl leading-snug">
                <Headline>{title}</Headline>
              </h3>
              <p className="mt-3 text-felt">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
