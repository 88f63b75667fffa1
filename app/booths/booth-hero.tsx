import type { Picture as PictureValue } from "#domain/media/picture.ts";
import type { Copy } from "../page-copy.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Headline } from "../ui/headline.tsx";
import { Picture } from "../ui/picture.tsx";
import { Text } from "../ui/text.tsx";

export const boothHeroSizes = "(min-width: 1080px) 60vw, 100vw";

/** The wall and floor of the photograph, carried on across the window so that type has a quiet ground. */
const studio =
  "bg-[linear-gradient(#807a71,#908b7f_19%,#989185_37%,#9f988c_46%,#969286_61%,#9a958b_64.5%,#b2ada3_67%,#c0bcb2_70%,#b6b3ab_79%,#afaca4_93%,#a29e96)]";
const fade =
  "desktop:[mask-image:linear-gradient(to_right,transparent,black_14%)] desktop:rtl:[mask-image:linear-gradient(to_left,transparent,black_14%)]";

/** A booth standing in its studio; the photograph fades into a ground of its own colours. */
export function BoothHero({ copy, picture }: { copy: Copy; picture: PictureValue | undefined }) {
  return (
    <section className="relative isolate overflow-hidden bg-[#a59f93] desktop:grid desktop:min-h-[min(50rem,calc(100svh-7rem))]">
      <div className="page-width grid content-start pt-12 pb-6 tablet:pt-16 desktop:pt-28">
        <div className="desktop:w-[44%]">
          <h1 className="text-display">
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
      <div
        className={`relative -z-10 brightness-[1.14] desktop:absolute desktop:inset-0 ${studio}`}
      >
        {picture && (
          <Picture
            picture={picture}
            sizes={boothHeroSizes}
            priority
            className={`ms-auto aspect-[5/4] w-full desktop:aspect-square desktop:h-full desktop:w-auto ${fade}`}
          />
        )}
      </div>
    </section>
  );
}
