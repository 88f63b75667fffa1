import type { EvidenceRank } from "#domain/calculator/absorber.ts";
import { m } from "#text";

/** How firm a number of a calculation is. */
export const evidenceNames: Record<EvidenceRank, () => string> = {
  measured: m.calculator_evidence_measured,
  published: m.calculator_evidence_published,
  comparable: m.calculator_evidence_comparable,
  calculated: m.calculator_evidence_calculated,
  own: m.calculator_evidence_own,
};
