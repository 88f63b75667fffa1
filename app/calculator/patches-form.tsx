import type { Absorber } from "#domain/calculator/absorber.ts";
import type { BoxSide } from "#domain/calculator/box-sides.ts";
import { m } from "#text";
import { newKey, type PatchDraft, type Problems } from "./draft.ts";
import { AddButton, RowButton } from "./form-part.tsx";
import { formRow, problemsOf } from "./form-row.ts";
import { MaterialField } from "./material-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PeopleField } from "./people-field.tsx";
import { SelectField } from "./select-field.tsx";
import { SideOptions } from "./side-options.tsx";
import type { Calculator, Change } from "./use-calculator.ts";

/** Windows, doors, seats and people: what takes up a part of a side. */
export function PatchesForm({
  calculator: { draft, change, problems },
  absorbers,
}: {
  calculator: Pick<Calculator, "draft" | "change" | "problems">;
  absorbers: readonly Absorber[];
}) {
  const add = (patch: Omit<PatchDraft, "key">) =>
    change(({ patches }) => ({ patches: [...patches, { ...patch, key: newKey() }] }));
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-medium">{m.calculator_patches()}</legend>
      {draft.patches.map((patch, at) => (
        <PatchRow
          key={patch.key}
          {...{ patch, change, absorbers }}
          field={`patches.${at}`}
          problems={problemsOf(problems, `patches.${at}.`)}
        />
      ))}
      {draft.patches.length < 20 && (
        <p className="flex flex-wrap gap-2">
          <AddButton
            onClick={() =>
              add({ on: "left", area: "4", material: { kind: "surface", id: "glass" } })
            }
          >
            {m.calculator_add_patch()}
          </AddButton>
          <AddButton
            onClick={() =>
              add({ on: "floor", area: "20", material: { kind: "surface", id: "audience" } })
            }
          >
            {m.calculator_add_people()}
          </AddButton>
        </p>
      )}
    </fieldset>
  );
}

const PatchRow = formRow(function PatchRow({
  patch,
  change,
  absorbers,
  field,
  problems,
}: {
  patch: PatchDraft;
  change: Change;
  absorbers: readonly Absorber[];
  field: string;
  problems: Problems;
}) {
  const { key } = patch;
  const replace = (part: Partial<PatchDraft>) =>
    change(({ patches }) => ({
      patches: patches.map((one) => (one.key === key ? { ...one, ...part } : one)),
    }));
  const remove = () =>
    change(({ patches }) => ({ patches: patches.filter((one) => one.key !== key) }));
  return (
    <div className="grid gap-3 border-s-2 border-line ps-4">
      <MaterialField
        label={m.calculator_material()}
        value={patch.material}
        onChange={(material) => replace({ material })}
        {...{ absorbers, field, problems }}
        withSeating
      />
      <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
        <SelectField
          label={m.calculator_on()}
          value={patch.on}
          onChange={(on) => replace({ on: on as BoxSide })}
        >
          <SideOptions />
        </SelectField>
        <NumberField
          label={m.calculator_area()}
          unit={m.calculator_unit_square()}
          value={patch.area}
          onChange={(area) => replace({ area })}
          problem={problems[`${field}.area`]}
        />
        <RowButton label={m.calculator_remove()} onClick={remove} />
        <PeopleField {...patch} onChange={(area) => replace({ area })} />
      </div>
    </div>
  );
});
