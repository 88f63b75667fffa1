import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Five checks in the order a panel meets them; the panel itself stays in view beside them. */
export function QualityChecks({
  copy,
  picture,
}: {
  copy: Copy;
  picture: PictureValue | undefined;
}) {
  return (
    <section className="bg-sand">
      <div className="page-width section-space grid gap-x-20 gap-y-10 desktop:grid-cols-2">
        <div>
          <div className="desktop:sticky desktop:top-36">
            <h2 className="max-w-[16ch] text-title">
              <Headline>{copy["quality.title"]}</Headline>
            </h2>
            <p className="mt-4 max-w-prose text-lead text-felt">
              <Text>{copy["quality.lead"]}</Text>
            </p>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 1080px) 50vw, 100vw"
                className="mt-10 aspect-[4/3] w-full"
              />
            )}
          </div>
        </div>
        <ol className="desktop:pt-2">
          {listBlocks({ copy, name: "quality" }).map(({ number, title, text }) => (
            <li key={number} className="grid grid-cols-[3.5rem_1fr] border-t border-ink/25 py-8">
              <span className="text-4xl leading-none font-semibold text-oak" aria-hidden="true">
                {number}
              </span>
              <div>
                <h3 className="text-xl leading-snug">
                  <Headline>{title}</Headline>
                </h3>
                <p className="mt-2 max-w-prose text-felt">
                  <Text>{text}</Text>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
