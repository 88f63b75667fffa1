import type { Picture as PictureValue } from "#domain/media/picture.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

export const factoryHeroSizes = "(min-width: 1080px) 92vw, 100vw";

/** The hall at work; title and hall share one dark band, and the hall runs out at the far edge. */
export function FactoryHero({ copy, picture }: { copy: Copy; picture: PictureValue | undefined }) {
  return (
    <section className="bg-moss-deep text-paper">
      <div className="page-width grid gap-x-16 gap-y-6 pt-12 pb-10 tablet:pt-20 tablet:pb-14 desktop:grid-cols-[7fr_5fr] desktop:items-end">
        <h1 className="max-w-[14ch] text-display">
          <Headline>{copy["hero.title"]}</Headline>
        </h1>
        <div>
          <p className="max-w-prose text-lead text-paper/85">
            <Text>{copy["hero.lead"]}</Text>
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/aboutUs/lianxi.html" look="light">
              <Text>{copy["hero.primary"]}</Text>
            </ButtonLink>
            <ButtonLink to="/aboutUs/lianxi.html" look="outline-light">
              <Text>{copy["hero.secondary"]}</Text>
            </ButtonLink>
          </div>
        </div>
      </div>
      {picture && (
        <div className="desktop:page-start">
          <Picture
            picture={picture}
            sizes={factoryHeroSizes}
            priority
            className="aspect-[4/3] max-h-[80vh] w-full tablet:aspect-[2/1]"
          />
        </div>
      )}
    </section>
  );
}
