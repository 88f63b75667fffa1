import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Own brands and own patterns, beside the wall of samples they start from. */
export function CustomWork({ copy, picture }: { copy: Copy; picture: PictureValue | undefined }) {
  return (
    <section className="relative bg-moss text-paper">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 1080px) 50vw, 100vw"
          className="aspect-[3/2] w-full desktop:absolute desktop:inset-y-0 desktop:start-0 desktop:aspect-auto desktop:h-full desktop:w-1/2"
        />
      )}
      <div className="page-width section-space">
        <div className="desktop:ms-auto desktop:w-[43%]">
          <h2 className="text-title">
            <Headline>{copy["oem.title"]}</Headline>
          </h2>
          <p className="mt-4 text-lead text-paper/85">
            <Text>{copy["oem.lead"]}</Text>
          </p>
          <ul className="mt-8 border-t border-paper/30">
            {listBlocks({ copy, name: "oem" }).map(({ number, text }) => (
              <li key={number} className="border-b border-paper/30 py-4">
                <Text>{text}</Text>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
