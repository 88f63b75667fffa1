import { type AbsorberMounting, weakestOf } from "#domain/calculator/absorber.ts";
import { evidenceNames } from "#domain/calculator/room-words.ts";
import { plain } from "#domain/language/text.ts";
import { dot } from "../ui/text/dot.ts";

/** A build-up, and how firmly it is known: nobody should choose without seeing that. */
export function MountingOption({ value, mounting }: { value: string; mounting: AbsorberMounting }) {
  const evidence = weakestOf(mounting.sources.map(({ status }) => status)) ?? "own";
  return (
    <option value={value}>{[evidenceNames[evidence](), plain(mounting.buildUp)].join(dot)}</option>
  );
}
