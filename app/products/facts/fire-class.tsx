import type { ShownEvidence } from "#domain/catalogue/evidence.ts";
import { isTested } from "#domain/catalogue/fire-class.ts";
import { m } from "#text";
import { inBrackets } from "../../ui/text/punctuation.ts";

/** A class as tested, or what the product is designed for and nobody has tested. */
export function FireClass({ rated, evidence }: { rated: string; evidence: ShownEvidence }) {
  if (isTested({ evidence })) return <bdi className="font-semibold whitespace-nowrap">{rated}</bdi>;
  return (
    <>
      <bdi className="whitespace-nowrap text-felt">{rated}</bdi>
      <span className="text-sm text-felt">{inBrackets(m.fire_target())}</span>
    </>
  );
}
