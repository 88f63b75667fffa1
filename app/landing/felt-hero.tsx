import type { Product } from "#domain/catalogue/get-product.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Colour } from "../ui/pictures/colour.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

export const feltHeroSizes = "100vw";

export type FeltColour = Pick<Product["finishes"][number], "id" | "name" | "colour">;

/** The felt in a room; the claim lies on it like a card of paper, and the colours below like a chart. */
export function FeltHero({
  copy,
  picture,
  colours,
}: {
  copy: Copy;
  picture: PictureValue | undefined;
  colours: FeltColour[];
}) {
  return (
    <section>
      {picture && (
        <Picture
          picture={picture}
          sizes={feltHeroSizes}
          priority
          className="aspect-[4/3] max-h-[72vh] w-full tablet:aspect-[2/1]"
        />
      )}
      <div className="flex">
        <div className="page-start relative bg-paper pe-5 pt-8 pb-12 phone:-mt-16 phone:me-6 phone:pe-8 tablet:-mt-28 tablet:w-3/4 tablet:pe-14 tablet:pt-12 desktop:w-[58%]">
          <h1 className="text-display">
            <Headline>{copy["hero.title"]}</Headline>
          </h1>
          <p className="mt-5 max-w-prose text-lead text-felt">
            <Text>{copy["hero.lead"]}</Text>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/product/Polyester.html">
              <Text>{copy["hero.primary"]}</Text>
            </ButtonLink>
            <ButtonLink to="/aboutUs/lianxi.html" look="outline">
              <Text>{copy["hero.secondary"]}</Text>
            </ButtonLink>
          </div>
        </div>
      </div>
      <ColourChart colours={colours} />
    </section>
  );
}

function ColourChart({ colours }: { colours: FeltColour[] }) {
  return (
    <ul className="grid grid-cols-2 tablet:grid-cols-7 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none">
      {colours.map(({ id, name, colour }) => (
        <li key={id} className="max-tablet:flex max-tablet:items-center">
          <Colour colour={colour} className="size-14 shrink-0 tablet:h-36 tablet:w-full" />
          <span className="block px-3 py-2 text-xs leading-snug text-felt tablet:px-2">
            <Text>{name}</Text>
          </span>
        </li>
      ))}
    </ul>
  );
}
