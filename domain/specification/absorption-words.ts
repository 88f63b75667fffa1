import { m } from "#text";
import { bandsOf } from "../acoustics/bands.ts";
import {
  describeCalculation,
  describeEvidence,
  nameCurve,
  writeWeighted,
} from "../catalogue/curve-words.ts";
import { type Curve, curvesOf } from "../catalogue/curves-of.ts";
import type { Measured } from "../catalogue/rate-mounting.ts";
import type { Lang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import type { Specified } from "./get-specification.ts";

/** The single numbers of what a laboratory has measured, in a line. */
export function describeRatings({ weighted, nrc, basis }: Measured, lang: Lang): string {
  const locale = { locale: lang };
  const from = basis === "octaves" ? m.rating_from_octaves : m.rating_from_thirds;
  return m.spec_clause_rated(
    {
      weighted: writeWeighted(weighted),
      class: weighted.class ?? m.rating_unclassified({}, locale),
      nrc: nrc.toFixed(2),
      basis: from({}, locale),
    },
    locale,
  );
}

/** Every value of a curve in a line: 125 Hz 0.08 (0.00–0.28). */
export function describeValues(curve: Curve, lang: Lang): string {
  const locale = { locale: lang };
  const values = bandsOf(curve.absorption).map((band) => {
    const value = `${m.hertz({ value: band }, locale)} ${written(curve.absorption[band])}`;
    if (curve.status !== "calculated") return value;
    const { least, most } = curve.calculated;
    return `${value} (${written(least[band])}–${written(most[band])})`;
  });
  return m.spec_clause_values(
    { status: nameCurve(curve, lang), values: values.join(m.list_separator({}, locale)) },
    locale,
  );
}

function written(value: number | undefined): string {
  return value?.toFixed(2) ?? "";
}

/** Where the values of a curve come from, sentence by sentence. */
export function describeSource(curve: Curve, lang: Lang): string[] {
  const colon = m.colon({}, { locale: lang });
  switch (curve.status) {
    case "measured":
      return [describeEvidence(curve.measured.evidence, lang)];
    case "comparable": {
      const { evidence, specimen, differs } = curve.comparable;
      return [
        describeEvidence(evidence, lang),
        ...(evidence.kind === "literature" && evidence.url ? [evidence.url] : []),
        m.evidence_specimen({}, { locale: lang }) + colon + plain(specimen),
        m.evidence_differs({}, { locale: lang }) + colon + plain(differs),
      ];
    }
    case "calculated":
      return describeCalculation(curve.calculated, lang);
  }
}

/** Curves that are of the product itself: measured, or calculated from its measures. */
export function listOwnCurves({ mounting }: Specified): Curve[] {
  return curvesOf(mounting).filter(({ status }) => status !== "comparable");
}
