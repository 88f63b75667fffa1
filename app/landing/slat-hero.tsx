import type { Picture as PictureValue } from "#domain/media/picture.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

export const slatHeroSizes = "(min-width: 1080px) 55vw, 100vw";

/** The claim on paper, and the material itself, large enough to count the slats. */
export function SlatHero({ copy, picture }: { copy: Copy; picture: PictureValue | undefined }) {
  return (
    <section className="relative desktop:grid desktop:min-h-[min(48rem,calc(100svh-7rem))]">
      <div className="page-width grid content-center py-12 tablet:py-16">
        <div className="desktop:w-[40%]">
          <h1 className="text-display">
            <Headline>{copy["hero.title"]}</Headline>
          </h1>
          <p className="mt-6 max-w-prose text-lead text-felt">
            <Text>{copy["hero.lead"]}</Text>
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to="/product/woodSlat.html">
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
          sizes={slatHeroSizes}
          priority
          className="aspect-square w-full tablet:aspect-[2/1] desktop:absolute desktop:inset-y-0 desktop:end-0 desktop:aspect-auto desktop:h-full desktop:w-[55%]"
        />
      )}
    </section>
  );
}
