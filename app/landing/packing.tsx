import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** From the pair of panels to the container at the dock. */
export function Packing({ copy, picture }: { copy: Copy; picture: PictureValue | undefined }) {
  return (
    <section>
      {picture && (
        <Picture
          picture={picture}
          sizes="100vw"
          className="aspect-[4/3] w-full tablet:aspect-[2/1] desktop:aspect-[5/2]"
        />
      )}
      <div className="page-width section-space grid gap-x-10 gap-y-8 desktop:grid-cols-4">
        <h2 className="text-title">
          <Headline>{copy["packing.title"]}</Headline>
        </h2>
        {listBlocks({ copy, name: "packing" }).map(({ number, text }) => (
          <p key={number} className="border-t border-ink pt-4 desktop:mt-2">
            <Text>{text}</Text>
          </p>
        ))}
      </div>
    </section>
  );
}
