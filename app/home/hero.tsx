import type { Picture as PictureValue } from "#domain/media/picture.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

export const heroSizes = "100vw";

/** The claim stands on quiet paper; the wall beneath it runs from edge to edge. */
export function Hero({ copy, picture }: { copy: Copy; picture: PictureValue | undefined }) {
  return (
    <section>
      <div className="page-width grid items-end gap-x-16 gap-y-6 pt-10 pb-10 tablet:pt-16 tablet:pb-14 desktop:grid-cols-[7fr_5fr] desktop:pt-24">
        <h1 className="text-display">
          <Headline>{copy["hero.title"]}</Headline>
        </h1>
        <div>
          <p className="max-w-prose text-lead text-felt">
            <Text>{copy["hero.lead"]}</Text>
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/product.html">
              <Text>{copy["hero.primary"]}</Text>
            </ButtonLink>
            <ButtonLink to="/aboutUs/lianxi.html" look="outline">
              <Text>{copy["hero.secondary"]}</Text>
            </ButtonLink>
          </div>
        </div>
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes={heroSizes}
          priority
          className="aspect-[4/3] max-h-[78vh] w-full tablet:aspect-[2/1]"
        />
      )}
    </section>
  );
}
