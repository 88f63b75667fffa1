import { bandsOf } from "../acoustics/bands.ts";
import type { EvidenceRank } from "../calculator/absorber.ts";
import type { Treatment } from "../calculator/calculation.ts";
import { listAbsorbers } from "../calculator/list-absorbers.ts";
import { presetRooms } from "../calculator/preset-rooms.ts";
import { writeLink } from "../calculator/room-link.ts";
import { type CalculationResult, runCalculation } from "../calculator/run-calculation.ts";
import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";

/** Square metres on a long wall, as in the articles. */
const area = 20;

export type ExampleRoom = Pick<CalculationResult, "before" | "wanted"> & {
  /** With one of our products; undefined as long as there is none of which values are known. */
  treated: { product: Text; area: number; after: CalculationResult["after"] } | undefined;
  evidence: EvidenceRank;
  /** Where the calculator opens it. */
  link: string;
};

/** The room of the knowledge articles as the calculator has it, bare and with one of our products. */
export async function getExampleRoom({ lang }: { lang: Lang }): Promise<ExampleRoom> {
  const absorbers = await listAbsorbers({ lang });
  const [best] = absorbers
    .flatMap((product) => product.mountings.map((mounting) => ({ product, mounting })))
    .filter(({ mounting: { kind } }) => !kind.startsWith("ceiling"))
    .toSorted(
      (a, b) => bandsOf(b.mounting.absorption).length - bandsOf(a.mounting.absorption).length,
    );
  const treatments: Treatment[] = best
    ? [
        {
          material: { kind: "product", id: best.product.id, mounting: best.mounting.id },
          ...{ on: "right", area },
        },
      ]
    : [];
  const calculation = { ...presetRooms.classroom, treatments };
  const { before, after, wanted } = runCalculation({ calculation, absorbers });
  return {
    ...{ before, wanted },
    treated: best && { product: best.product.title, area, after },
    evidence: after.evidence,
    link: `/calculator.html#${writeLink(calculation)}`,
  };
}
