import type { ProductClass } from "#domain/catalogue/list-classes.ts";
import { m } from "#text";
import { Link } from "../../ui/controls/link.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Headline } from "../../ui/text/headline.tsx";

export type Family = Pick<
  ProductClass,
  "id" | "className" | "subjectName" | "picture" | "products"
>;

/** The first family leads; the others stand beside and beneath it. */
const places = [
  "tablet:col-span-6 tablet:row-span-2",
  "tablet:col-span-3",
  "tablet:col-span-3",
  "tablet:col-span-3",
  "tablet:col-span-3",
];
const below = "tablet:col-span-4";

export const familySizes = "(min-width: 1376px) 632px, (min-width: 768px) 46vw, 92vw";

/** All families with a picture and the number of their products. */
export function Families({ families }: { families: Family[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-12 tablet:gap-x-6 tablet:gap-y-10">
      {families.map((family, position) => {
        const lead = position === 0;
        // The others stand in pairs on phones: the last of an odd number has the width of both.
        const alone = position === families.length - 1 && position % 2 === 1;
        return (
          <li
            key={family.id}
            className={`${lead || alone ? "col-span-2" : ""} ${places[position] ?? below}`}
          >
            <FamilyCard
              family={family}
              lead={lead}
              wide={position >= places.length}
              alone={alone}
            />
          </li>
        );
      })}
    </ul>
  );
}

function FamilyCard({
  family,
  lead,
  wide,
  alone,
}: {
  family: Family;
  lead: boolean;
  wide: boolean;
  /** In its row on a phone. */
  alone: boolean;
}) {
  const { className, subjectName, picture, products } = family;
  const shape = `${alone ? "aspect-[2/1]" : "aspect-square"} ${wide ? "tablet:aspect-[4/3]" : "tablet:aspect-square"}`;
  return (
    <article className="group relative flex h-full flex-col">
      <div
        className={`overflow-hidden bg-sand ${lead ? "aspect-square min-h-0 grow tablet:aspect-auto" : shape}`}
      >
        {picture && (
          <Picture
            picture={picture}
            sizes={
              lead
                ? familySizes
                : `(min-width: 1376px) 416px, (min-width: 768px) 30vw, ${alone ? "92vw" : "46vw"}`
            }
            priority={lead}
            className="size-full transition-transform duration-250 ease-calm group-hover:scale-[1.025]"
          />
        )}
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-3 border-t border-line pt-2">
        <h3 className={lead ? "text-xl leading-snug" : "leading-snug"}>
          <Link
            to={`/product/${className}.html`}
            className="underline-offset-4 before:absolute before:inset-0 group-hover:underline"
          >
            <Headline>{subjectName}</Headline>
          </Link>
        </h3>
        <span className="tabular text-sm text-felt">
          {products}
          <span className="sr-only"> {m.nav_products()}</span>
        </span>
      </div>
    </article>
  );
}
