import type { WeightedAbsorption } from "#domain/acoustics/ratings.ts";
import { m } from "#text";
import { coefficient } from "../../ui/format/format-number.ts";

/** A weighted absorption coefficient as it is written: 0.60(MH). */
export function weightedText({ value, shape }: WeightedAbsorption): string {
  return `${coefficient(value)}${shape.length > 0 ? `(${shape.join("")})` : ""}`;
}

export function ratingName({ class: rated }: WeightedAbsorption): string {
  return rated ? m.rating_class({ rating: rated }) : m.rating_unclassified();
}

export function WeightedSign() {
  return (
    <>
      α<sub className="leading-none">w</sub>
    </>
  );
}
