import type { WeightedAbsorption } from "#domain/acoustics/ratings.ts";
import { writeWeighted } from "#domain/catalogue/curve-words.ts";
import { m } from "#text";

/** A weighted absorption coefficient as it is written: 0.60(MH). */
export function weightedText(weighted: WeightedAbsorption): string {
  return writeWeighted(weighted);
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
