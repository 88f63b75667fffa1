import {
  type AbsorberMounting,
  type EvidenceRank,
  weakestOf,
} from "#domain/calculator/absorber.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { dot } from "../ui/text/dot.ts";

export const evidenceNames: Record<EvidenceRank, () => string> = {
  measured: m.calculator_evidence_measured,
  published: m.calculator_evidence_published,
  comparable: m.calculator_evidence_comparable,
  calculated: m.calculator_evidence_calculated,
  own: m.calculator_evidence_own,
};

/** A build-up, and how firmly it is known: nobody should choose without seeing that. */
export function MountingOption({ value, mounting }: { value: string; mounting: AbsorberMounting }) {
  const evidence = weakestOf(mounting.sources.map(({ status }) => status)) ?? "own";
  return (
    <option value={value}>{[evidenceNames[evidence](), plain(mounting.buildUp)].join(dot)}</option>
  );
}
