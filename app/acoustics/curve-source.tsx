import type { Calculated } from "#domain/catalogue/calculate-mounting.ts";
import { describeCalculation, describeInputs, nameCurve } from "#domain/catalogue/curve-words.ts";
import type { Curve } from "#domain/catalogue/curves-of.ts";
import type { Comparable } from "#domain/catalogue/rate-mounting.ts";
import type { Text as TextValue } from "#domain/language/text.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { dot } from "../ui/text/dot.ts";
import { named } from "../ui/text/punctuation.ts";
import { Text } from "../ui/text/text.tsx";
import { EvidenceLabel, EvidenceSource } from "./evidence-label.tsx";

/**
 * Everything one must know of a curve before believing it; in brief, a calculation says only what it
 * starts from, and `CalculationNotes` the rest once for all.
 */
export function CurveSource({ curve, brief = false }: { curve: Curve; brief?: boolean }) {
  switch (curve.status) {
    case "measured":
      return <EvidenceSource evidence={curve.measured.evidence} />;
    case "comparable":
      return <ComparableSource comparable={curve.comparable} />;
    case "calculated":
      return (
        <CalculatedSource
          texts={brief ? ownTexts(curve.calculated) : calculatedTexts(curve.calculated)}
        />
      );
  }
}

/** What several calculations have in common, each sentence once. */
export function CalculationNotes({ curves }: { curves: Curve[] }) {
  const calculations = curves.flatMap((curve) =>
    curve.status === "calculated" ? [curve.calculated] : [],
  );
  const own = new Set(calculations.flatMap(ownTexts));
  const shared = new Set(calculations.flatMap(calculatedTexts).filter((text) => !own.has(text)));
  return shared.size === 0 ? null : <CalculatedSource texts={[...shared]} />;
}

/** In the language of the page. */
export function curveName(curve: Curve): string {
  return nameCurve(curve, getLocale());
}

/** Model, inputs, assumptions and margin of a calculation, sentence by sentence. */
export function calculatedTexts(calculated: Calculated): string[] {
  return describeCalculation(calculated, getLocale());
}

function ownTexts(calculated: Calculated): string[] {
  return describeInputs(calculated, getLocale());
}

function ComparableSource({ comparable }: { comparable: Comparable }) {
  const { evidence, specimen, differs } = comparable;
  return (
    <span className="block">
      <EvidenceSource evidence={evidence} kind="comparable" />
      <Fact name={m.evidence_specimen()} text={specimen} />
      <Fact name={m.evidence_differs()} text={differs} />
    </span>
  );
}

function Fact({ name, text }: { name: string; text: TextValue }) {
  return (
    <span className="mt-1 block">
      <span className="text-ink">{named(name)}</span>
      <Text>{text}</Text>
    </span>
  );
}

function CalculatedSource({ texts }: { texts: string[] }) {
  return (
    <span className="block">
      <EvidenceLabel kind="calculated" />
      {dot}
      <Text>{texts.join(" ")}</Text>
    </span>
  );
}
