import type { CatalogueCard } from "#domain/catalogue/browse-products.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { pathOf, pointsOf, scaleFor } from "../../acoustics/absorption-geometry.ts";
import { EvidenceLabel } from "../../acoustics/evidence-label.tsx";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { AddLink } from "../../basket/add-link.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { formatNumber } from "../../ui/format/format-number.ts";
import { Card } from "../../ui/page/card.tsx";
import { Colour } from "../../ui/pictures/colour.tsx";
import { dot } from "../../ui/text/dot.ts";
import { ratingName, WeightedSign, weightedText } from "../facts/weighted.tsx";
import { productAddress } from "./catalogue-address.ts";
import { CompareTick } from "./compare-tick.tsx";

/** A product in a list: its picture, its colours, and what it absorbs at best. */
export function ProductTile({ card }: { card: CatalogueCard }) {
  const { id, code, title, picture, finish, best, absorbs, isCalculated } = card;
  return (
    <Card
      to={productAddress({ id, finish })}
      picture={picture}
      title={title}
      shape="square"
      aligned
      note={
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <bdi className="tabular text-xs">{code}</bdi>
          <CompareTick id={id} title={title} />
          <AddLink
            product={id}
            finish={finish}
            about={plain(title)}
            unit={card.unit}
            short
            className="relative z-1 inline-flex min-h-6 items-center text-xs underline decoration-oak underline-offset-4 hover:text-ink"
          />
        </span>
      }
      sizes="(min-width: 1376px) 302px, (min-width: 1080px) 23vw, (min-width: 768px) 30vw, 46vw"
    >
      <Make card={card} />
      {best && (
        <div className="mt-3 flex items-end justify-between gap-3 border-t border-line pt-2 text-sm">
          <div>
            <p>
              <bdi>
                <WeightedSign /> {weightedText(best.measured.weighted)}
              </bdi>
            </p>
            <p className="text-xs text-felt">
              {ratingName(best.measured.weighted)}
              {dot}
              {mountingName(best.kind)}
            </p>
            <EvidenceLabel kind={best.measured.evidence.kind} />
            {best.measured.basis === "octaves" && (
              <p className="text-xs text-felt">{m.rating_from_octaves()}</p>
            )}
          </div>
          <Spark absorption={best.measured.absorption} />
        </div>
      )}
      {absorbs && !best && (
        <p className="mt-3 border-t border-line pt-2 text-xs text-felt">
          {isCalculated ? m.absorption_calculated() : m.absorption_not_measured()}
        </p>
      )}
    </Card>
  );
}

function Make({ card: { id, thickness, finishes } }: { card: CatalogueCard }) {
  const [least, most] = thickness ?? [];
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-felt">
      <Dots id={id} finishes={finishes} />
      {least !== undefined && most !== undefined && (
        <span className="tabular">
          {least === most
            ? m.millimetres({ value: formatNumber(least) })
            : m.thickness_between({ least, most })}
        </span>
      )}
    </div>
  );
}

/** Its first finishes, each a link to the product in it. */
function Dots({ id, finishes: { count, first } }: Pick<CatalogueCard, "id" | "finishes">) {
  if (count === 0) return null;
  const more = count - first.length;
  return (
    <ul
      aria-label={count === 1 ? m.card_one_finish() : m.card_finishes({ count })}
      className="-ms-1 flex flex-wrap items-center"
    >
      {first.map(({ id: finish, name, colour }) => (
        <li key={finish}>
          <Link
            to={productAddress({ id, finish })}
            rel="nofollow"
            aria-label={plain(name)}
            title={plain(name)}
            // Above the link that the whole card is.
            className="relative grid size-6 place-items-center"
          >
            <Colour
              colour={colour}
              className="size-4 rounded-full outline -outline-offset-1 outline-ink/15 transition-transform duration-150 in-[a:hover]:scale-125"
            />
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li aria-hidden="true" className="ms-1">
          <bdi className="tabular text-xs">+{more}</bdi>
        </li>
      )}
    </ul>
  );
}

/** The shape of the curve at a glance; the numbers stand beside it. */
function Spark({ absorption }: { absorption: Parameters<typeof pointsOf>[0]["curve"] }) {
  const points = pointsOf({ curve: absorption, scale: scaleFor([absorption]) });
  return (
    <svg
      viewBox="40 0 342 216"
      className="h-10 w-16 shrink-0"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="none"
    >
      <path d={`${pathOf(points)}V208H46Z`} className="fill-oak/15" />
      <path
        d={pathOf(points)}
        className="fill-none stroke-oak-deep"
        strokeWidth="1.75"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  );
}
