import { peoplePerSquareMetre } from "#domain/acoustics/room-surfaces.ts";
import { readNumber } from "#domain/text/read-number.ts";
import { m } from "#text";
import type { MaterialDraft } from "./material-draft.ts";
import { NumberField } from "./number-field.tsx";

/** People by their number: the floor that they take up follows from how close the table has them. */
export function PeopleField({
  material,
  area,
  onChange,
}: {
  material: MaterialDraft;
  area: string;
  onChange: (area: string) => void;
}) {
  const each = material.kind === "surface" ? peoplePerSquareMetre[material.id] : undefined;
  if (!each) return null;
  // What is no number stands in both fields, with what is wrong at the area.
  const times = (typed: string, factor: number) => {
    const value = readNumber(typed);
    return value === undefined ? typed : String(Math.round(value * factor * 100) / 100);
  };
  return (
    <NumberField
      label={m.calculator_people()}
      value={times(area, each)}
      onChange={(people) => onChange(times(people, 1 / each))}
      problem={undefined}
    />
  );
}
