import type { Picture as PictureValue } from "#domain/media/picture.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { ButtonLink, buttonClass } from "../ui/controls/button.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

export const programmeHeroSizes = "(min-width: 1080px) 58vw, 100vw";

/** A hall that was drawn for its sound, beside the claim. */
export function ProgrammeHero({
  copy,
  picture,
}: {
  copy: Copy;
  picture: PictureValue | undefined;
}) {
  return (
    <header className="relative desktop:grid desktop:min-h-[40rem]">
      <div className="page-width grid content-center py-10 tablet:py-14">
        <div className="desktop:w-[38%]">
          <h1 className="text-display">
            <Headline>{copy["hero.title"]}</Headline>
          </h1>
          <p className="mt-5 max-w-prose text-lead text-felt">
            <Text>{copy["hero.lead"]}</Text>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="#programmes" className={buttonClass()}>
              <Text>{copy["hero.primary"]}</Text>
            </a>
            <ButtonLink to="/aboutUs/lianxi.html" look="outline">
              <Text>{copy["hero.secondary"]}</Text>
            </ButtonLink>
          </div>
        </div>
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes={programmeHeroSizes}
          priority
          className="aspect-[3/2] w-full desktop:absolute desktop:inset-y-0 desktop:end-0 desktop:aspect-auto desktop:h-full desktop:w-[58%]"
        />
      )}
    </header>
  );
}
