import type { Picture as PictureValue } from "#domain/media/picture.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

export const boothHeroSizes = "(min-width: 1080px) 100vw, 180vw";

/** Booths before a wall; its empty third is where the words stand. */
export function BoothHero({ copy, picture }: { copy: Copy; picture: PictureValue | undefined }) {
  return (
    <section className="relative isolate bg-[#b4aea6] desktop:grid desktop:aspect-[2560/1100] desktop:min-h-[34rem] desktop:w-full desktop:items-center">
      <div className="page-width py-12 tablet:py-16">
        <div className="desktop:w-[23%]">
          <h1 className="text-display desktop:text-[clamp(2.5rem,3.7vw,4.25rem)]">
            <Headline>{copy["hero.title"]}</Headline>
          </h1>
          <p className="mt-6 max-w-[32rem] text-lead">
            <Text>{copy["hero.lead"]}</Text>
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <a
              href="#sizes"
              className="inline-flex min-h-12 items-center rounded-full bg-ink px-6 py-2.5 font-medium text-white transition-colors duration-200 ease-calm hover:bg-moss"
            >
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
          sizes={boothHeroSizes}
          priority
          className="-z-10 aspect-[5/4] w-full max-desktop:mask-t-from-75% desktop:absolute! desktop:inset-0 desktop:aspect-auto [&_img]:object-[80%_50%] desktop:[&_img]:object-[25%_50%] rtl:[&_img]:object-[20%_50%] desktop:rtl:[&_img]:object-[75%_50%]"
        />
      )}
    </section>
  );
}
