import type { ShownEvidence } from "./evidence.ts";

/**
 * Only a laboratory's report makes a fire class a property of the product. Anything else is what
 * the product is designed for: no datum for machines, and who finds the product by it is told so.
 */
export function isTested({ evidence }: { evidence: Pick<ShownEvidence, "kind"> }): boolean {
  return evidence.kind === "laboratory";
}
