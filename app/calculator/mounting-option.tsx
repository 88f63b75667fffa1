import { type AbsorberMounting, weakestOf } from "#domain/calculator/absorber.ts";
import { plain } from "#domain/language/text.ts";
import { evidenceNames } from "../acoustics/evidence-names.ts";
import { dot } from "../ui/text/dot.ts";

/** A build-up, and how firmly it is known: nobody should choose without seeing that. */
export function MountingOption({ value, mounting }: { value: string; mounting: AbsorberMounting }) {
  const evidence = weakestOf(mounting.sources.map(({ status }) => status)) ?? "own";
  return (
    <option value={value}>{[evidenceNames[evidence](), plain(mounting.buildUp)].join(dot)}</option>
  );
}
