import type { Absorber } from "#domain/calculator/absorber.ts";
import { m } from "#text";
import { TextField } from "../ui/forms/field.tsx";
import { newKey, type Problems, type SurfaceDraft } from "./draft.ts";
import { AddButton, RowButton } from "./form-part.tsx";
import { formRow, problemsOf } from "./form-row.ts";
import { MaterialField } from "./material-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PeopleField } from "./people-field.tsx";
import { withoutSurface } from "./reshape-draft.ts";
import type { Calculator, Change } from "./use-calculator.ts";

/** A room of any shape: its volume, and every surface with its area. */
export function SurfacesForm({
  calculator: { draft, change, problems },
  absorbers,
}: {
  calculator: Calculator;
  absorbers: readonly Absorber[];
}) {
  const add = () =>
    change(({ surfaces }) => ({
      surfaces: [
        ...surfaces,
        {
          ...{ key: newKey(), name: "", area: "10" },
          material: { kind: "surface", id: "plaster" },
        },
      ],
    }));
  return (
    <>
      <NumberField
        label={m.calculator_volume()}
        unit={m.calculator_unit_cubic()}
        value={draft.volume}
        onChange={(volume) => change({ volume })}
        problem={problems.volume}
      />
      {draft.surfaces.map((surface, at) => (
        <SurfaceRow
          key={surface.key}
          {...{ surface, change, absorbers }}
          isOnly={draft.surfaces.length === 1}
          field={`surfaces.${at}`}
          problems={problemsOf(problems, `surfaces.${at}.`)}
        />
      ))}
      {draft.surfaces.length < 40 && (
        <p>
          <AddButton onClick={add}>{m.calculator_add_surface()}</AddButton>
        </p>
      )}
    </>
  );
}

const SurfaceRow = formRow(function SurfaceRow({
  surface,
  change,
  absorbers,
  isOnly,
  field,
  problems,
}: {
  surface: SurfaceDraft;
  change: Change;
  absorbers: readonly Absorber[];
  isOnly: boolean;
  field: string;
  problems: Problems;
}) {
  const { key } = surface;
  const replace = (part: Partial<SurfaceDraft>) =>
    change(({ surfaces }) => ({
      surfaces: surfaces.map((one) => (one.key === key ? { ...one, ...part } : one)),
    }));
  return (
    <div className="grid gap-3 border-s-2 border-line ps-4">
      <MaterialField
        label={m.calculator_material()}
        value={surface.material}
        onChange={(material) => replace({ material })}
        {...{ absorbers, field, problems }}
        withSeating
      />
      <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
        <TextField
          label={m.calculator_surface_name()}
          value={surface.name}
          autoComplete="off"
          maxLength={60}
          onChange={({ target }) => replace({ name: target.value })}
        />
        <NumberField
          label={m.calculator_area()}
          unit={m.calculator_unit_square()}
          value={surface.area}
          onChange={(area) => replace({ area })}
          problem={problems[`${field}.area`]}
        />
        {!isOnly && (
          <RowButton
            label={m.calculator_remove()}
            onClick={() => change((draft) => withoutSurface({ draft, key }))}
          />
        )}
        <PeopleField {...surface} onChange={(area) => replace({ area })} />
      </div>
    </div>
  );
});
