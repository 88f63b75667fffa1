import type { Picture as PictureValue } from "#domain/media/picture.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** The booths where they stand: a picture that runs out to the edge, and a word beside it. */
export function Booth({ copy, picture }: { copy: Copy; picture: PictureValue | undefined }) {
  return (
    <section className="relative bg-moss text-paper">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 1080px) 58vw, 100vw"
          className="aspect-[4/3] w-full tablet:aspect-[2/1] desktop:absolute desktop:inset-y-0 desktop:start-0 desktop:aspect-auto desktop:h-full desktop:w-[58%]"
        />
      )}
      <div className="page-width section-space desktop:py-48">
        <div className="desktop:ms-auto desktop:w-[36%]">
          <h2 className="text-title">
            <Headline>{copy["booth.title"]}</Headline>
          </h2>
          <p className="mt-5 max-w-prose text-lead text-paper/85">
            <Text>{copy["booth.lead"]}</Text>
          </p>
          <div className="mt-8">
            <ButtonLink to="/silencebooth.html" look="light">
              <Text>{copy["booth.action"]}</Text>
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
