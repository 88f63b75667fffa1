import type { Absorber } from "#domain/calculator/absorber.ts";
import type { BoxSide } from "#domain/calculator/room.ts";
import { m } from "#text";
import { newKey, type PatchDraft } from "./draft.ts";
import { AddButton, RowButton } from "./form-part.tsx";
import { MaterialField } from "./material-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PeopleField } from "./people-field.tsx";
import { SelectField } from "./select-field.tsx";
import { SideOptions } from "./side-options.tsx";
import type { Calculator } from "./use-calculator.ts";

/** Windows, doors, seats and people: what takes up a part of a side. */
export function PatchesForm({
  calculator: { draft, change, problems },
  absorbers,
}: {
  calculator: Pick<Calculator, "draft" | "change" | "problems">;
  absorbers: readonly Absorber[];
}) {
  const replace = (key: number, part: Partial<PatchDraft>) =>
    change({
      patches: draft.patches.map((patch) => (patch.key === key ? { ...patch, ...part } : patch)),
    });
  const add = (patch: Omit<PatchDraft, "key">) =>
    change({ patches: [...draft.patches, { ...patch, key: newKey() }] });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-medium">{m.calculator_patches()}</legend>
      {draft.patches.map((patch, at) => (
        <div key={patch.key} className="grid gap-3 border-s-2 border-line ps-4">
          <MaterialField
            label={m.calculator_material()}
            value={patch.material}
            onChange={(material) => replace(patch.key, { material })}
            absorbers={absorbers}
            withSeating
            field={`patches.${at}`}
            problems={problems}
          />
          <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
            <SelectField
              label={m.calculator_on()}
              value={patch.on}
              onChange={(on) => replace(patch.key, { on: on as BoxSide })}
            >
              <SideOptions />
            </SelectField>
            <NumberField
              label={m.calculator_area()}
              unit={m.calculator_unit_square()}
              value={patch.area}
              onChange={(area) => replace(patch.key, { area })}
              problem={problems[`patches.${at}.area`]}
            />
            <RowButton
              label={m.calculator_remove()}
              onClick={() =>
                change({ patches: draft.patches.filter(({ key }) => key !== patch.key) })
              }
            />
            <PeopleField {...patch} onChange={(area) => replace(patch.key, { area })} />
          </div>
        </div>
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
