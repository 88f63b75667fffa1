import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Seven chapters; each has its picture, and every second one turns the page round. */
export function Story({ copy, pictures }: { copy: Copy; pictures: PictureValue[] }) {
  return (
    <section className="page-width section-space">
      <h2 className="sr-only">
        <Headline>{copy["story.title"]}</Headline>
      </h2>
      <div className="space-y-16 desktop:space-y-28">
        {listBlocks({ copy, name: "story" }).map(({ number, title, text }, position) => {
          const picture = pictures[number - 1];
          return (
            <article
              key={number}
              className="grid items-center gap-x-16 gap-y-7 tablet:grid-cols-2 desktop:gap-x-24"
            >
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 768px) 50vw, 100vw"
                  className={`aspect-[4/3] w-full ${position % 2 === 1 ? "tablet:order-last" : ""}`}
                />
              )}
              <div>
                <h3 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)] leading-tight">
                  <Headline>{title}</Headline>
                </h3>
                <p className="mt-4 max-w-prose text-lead text-felt">
                  <Text>{text}</Text>
                </p>
              </div>
            </article>
          );
        })}
      </div>
    </section>
  );
}
