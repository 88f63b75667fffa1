import type { ReactNode } from "react";
import type { ShapeIndicator } from "#domain/acoustics/ratings.ts";
import type { Measured } from "#domain/catalogue/rate-mounting.ts";
import { m } from "#text";
import { EvidenceLabel } from "../../acoustics/evidence-label.tsx";
import { coefficient } from "../../ui/format/format-number.ts";
import { WeightedSign, weightedText } from "./weighted.tsx";

const shapes: Record<ShapeIndicator, () => string> = {
  L: m.rating_shape_l,
  M: m.rating_shape_m,
  H: m.rating_shape_h,
};

/** The single numbers of one mounting, side by side; each says how firm it stands. */
export function Ratings({
  measured: { weighted, nrc, saa, basis, evidence },
}: {
  measured: Measured;
}) {
  const label = (
    <>
      <EvidenceLabel kind={evidence.kind} />
      {basis === "octaves" && (
        <span className="block text-xs leading-snug text-felt">{m.rating_from_octaves()}</span>
      )}
    </>
  );
  return (
    <>
      <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-4">
        <Rating sign={<WeightedSign />} name={m.rating_weighted()} value={weightedText(weighted)}>
          {label}
        </Rating>
        <Rating
          sign="ISO 11654"
          name={m.rating_label()}
          value={weighted.class ?? m.rating_unclassified()}
        >
          {label}
        </Rating>
        <Rating sign="NRC" name={m.rating_nrc()} value={coefficient(nrc)}>
          {label}
        </Rating>
        <Rating sign="SAA" name={m.rating_saa()} value={saa === undefined ? "–" : coefficient(saa)}>
          {saa === undefined ? (
            <span className="block text-xs leading-snug text-felt">{m.rating_saa_missing()}</span>
          ) : (
            label
          )}
        </Rating>
      </dl>
      {basis === "octaves" && (
        <p className="mt-3 text-sm text-felt">{m.rating_from_octaves_text()}</p>
      )}
      {weighted.shape.length > 0 && (
        <ul className="mt-3 text-sm text-felt">
          {weighted.shape.map((indicator) => (
            <li key={indicator}>{shapes[indicator]()}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Rating({
  sign,
  name,
  value,
  children,
}: {
  sign: ReactNode;
  name: string;
  value: string;
  /** The evidence. */
  children: ReactNode;
}) {
  return (
    <div className="border-t border-ink pt-2">
      <dt className="text-xs text-felt">
        <bdi className="text-sm text-ink">{sign}</bdi>
        <span className="block leading-snug phone:min-h-[2.75em]">{name}</span>
      </dt>
      <dd>
        <p className="tabular text-xl leading-tight font-semibold whitespace-nowrap">
          <bdi>{value}</bdi>
        </p>
        {children}
      </dd>
    </div>
  );
}
