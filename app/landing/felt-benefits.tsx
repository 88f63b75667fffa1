import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Two columns that do not start on the same line, like samples pinned to a wall. */
export function FeltBenefits({ copy, pictures }: { copy: Copy; pictures: PictureValue[] }) {
  return (
    <section className="bg-sand">
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{copy["benefits.title"]}</Headline>
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-12 tablet:mt-14 tablet:grid-cols-2 tablet:gap-y-16 desktop:gap-x-20">
          {listBlocks({ copy, name: "benefits" }).map(({ number, title, text }) => {
            const picture = pictures[number - 1];
            return (
              <li key={number} className="tablet:even:mt-24">
                {picture && (
                  <Picture
                    picture={picture}
                    sizes="(min-width: 768px) 50vw, 100vw"
                    className="aspect-[4/3] w-full"
                  />
                )}
                <h3 className="mt-6 text-xl">
                  <Headline>{title}</Headline>
                </h3>
                <p className="mt-2 max-w-prose text-felt">
                  <Text>{text}</Text>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
