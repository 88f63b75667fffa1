import type { ShownEvidence } from "./evidence.ts";

/**
 * Only a laboratory's report makes a fire class a property of the product. Anything else is what
 * the product is designed for, and is neither a datum for machines nor a word to be found by.
 */
export function isTested({ evidence }: { evidence: Pick<ShownEvidence, "kind"> }): boolean {
  return evidence.kind === "laboratory";
}
