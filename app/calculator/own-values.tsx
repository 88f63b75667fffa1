import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import { m } from "#text";
import type { Problems } from "./draft.ts";
import { coefficientField, type OwnMaterial } from "./material-draft.ts";
import { NumberField } from "./number-field.tsx";

/** Absorption coefficients that somebody brings along, octave by octave. */
export function OwnValues({
  name,
  value,
  onChange,
  field,
  problems,
}: {
  /** What they are the values of. */
  name: string;
  value: OwnMaterial;
  onChange: (value: OwnMaterial) => void;
  field: string;
  problems: Problems;
}) {
  return (
    <fieldset className="border-s-2 border-oak ps-4">
      <legend className="sr-only">{m.calculator_own_legend({ name })}</legend>
      <div className="grid grid-cols-3 items-start gap-3">
        {octaveBands.map((band) => (
          <NumberField
            key={band}
            label={m.hertz({ value: band })}
            value={value.absorption[band]}
            onChange={(typed) =>
              onChange({ ...value, absorption: { ...value.absorption, [band]: typed } })
            }
            problem={problems[coefficientField({ field, band })]}
          />
        ))}
      </div>
      <p className="mt-2 text-sm text-felt">{m.calculator_own_note()}</p>
    </fieldset>
  );
}
