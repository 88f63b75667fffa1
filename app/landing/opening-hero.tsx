import type { Picture as PictureValue } from "#domain/media/picture.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

export const openingSizes = "34vw";

export type Opening = { name: string; className: string };

/** Holes, finer holes, grooves: three surfaces side by side, close enough to look into. */
export function OpeningHero({
  copy,
  openings,
}: {
  copy: Copy;
  openings: (Opening & { close: PictureValue | undefined })[];
}) {
  return (
    <section>
      <div className="page-width grid gap-x-16 gap-y-6 pt-10 pb-10 tablet:pt-16 tablet:pb-14 desktop:grid-cols-[7fr_5fr] desktop:items-end">
        <h1 className="max-w-[14ch] text-display">
          <Headline>{copy["hero.title"]}</Headline>
        </h1>
        <div>
          <p className="max-w-prose text-lead text-felt">
            <Text>{copy["hero.lead"]}</Text>
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/product/perforated.html">
              <Text>{copy["hero.primary"]}</Text>
            </ButtonLink>
            <ButtonLink to="/product/grooved.html" look="outline">
              <Text>{copy["hero.secondary"]}</Text>
            </ButtonLink>
          </div>
        </div>
      </div>
      <ul className="grid grid-cols-3">
        {openings.map(({ name, close }) => (
          <li key={name}>
            <a href={`#${name}`} className="group block">
              {close && (
                <Picture
                  picture={close}
                  sizes={openingSizes}
                  priority
                  className="aspect-[3/5] max-h-[70vh] w-full tablet:aspect-[4/5]"
                />
              )}
              <span className="block border-t-4 border-transparent px-2 py-3 text-center text-sm underline-offset-4 group-hover:underline tablet:px-6 tablet:text-base">
                <Text>{copy[`types.${name}.title`]}</Text>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
