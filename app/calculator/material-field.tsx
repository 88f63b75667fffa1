import type { Bands } from "#domain/acoustics/bands.ts";
import { surfaceValues } from "#domain/acoustics/room-surfaces.ts";
import type { Absorber } from "#domain/calculator/absorber.ts";
import { m } from "#text";
import type { Problems } from "./draft.ts";
import { type MaterialDraft, materialAt, materialKey, ownMaterial } from "./material-draft.ts";
import { ChosenOption, MaterialOptions } from "./material-options.tsx";
import { problemText } from "./number-field.tsx";
import { OwnValues } from "./own-values.tsx";
import { SelectField } from "./select-field.tsx";
import { useSoon } from "./use-soon.ts";

/** What a side is made of: of the sourced table, one of our products, or numbers of one's own. */
export function MaterialField({
  label,
  value,
  onChange,
  absorbers,
  withSeating = false,
  field,
  problems,
}: {
  label: string;
  value: MaterialDraft;
  onChange: (material: MaterialDraft) => void;
  absorbers: readonly Absorber[];
  /** Seats stand on a floor; no wall is made of them. */
  withSeating?: boolean;
  /** Its name among the problems. */
  field: string;
  problems: Problems;
}) {
  const problem = problems[`${field}.material`];
  const isOwn = value.kind === "own";
  // Half of the page would be options that nobody has opened.
  const { isTime, coming } = useSoon();
  return (
    // What is chosen keeps its place, and so the keyboard.
    <div className={isOwn ? "col-span-full grid gap-3" : undefined} {...coming}>
      <SelectField
        label={label}
        value={materialKey(value)}
        onChange={(key) => {
          if (key === materialKey(value)) return;
          onChange(key === "own" ? ownMaterial(valuesOf({ value, absorbers })) : materialAt(key));
        }}
        error={problem && problemText(problem)}
      >
        <option value="own">{m.calculator_own_values()}</option>
        {problem && <option value={materialKey(value)}>{m.calculator_gone_product()}</option>}
        {isTime ? (
          <MaterialOptions absorbers={absorbers} withSeating={withSeating} />
        ) : (
          <ChosenOption value={value} absorbers={absorbers} />
        )}
      </SelectField>
      {isOwn && <OwnValues name={label} {...{ value, onChange, field, problems }} />}
    </div>
  );
}

/** Numbers of one's own begin with those of what was chosen before. */
function valuesOf({
  value,
  absorbers,
}: {
  value: MaterialDraft;
  absorbers: readonly Absorber[];
}): Bands {
  if (value.kind === "surface") return surfaceValues[value.id].absorption;
  if (value.kind === "own") return {};
  const product = absorbers.find(({ id }) => id === value.id);
  return product?.mountings.find(({ id }) => id === value.mounting)?.absorption ?? {};
}
