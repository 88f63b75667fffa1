import type { Absorber } from "#domain/calculator/absorber.ts";
import { m } from "#text";
import { TextField } from "../ui/forms/field.tsx";
import { newKey, type SurfaceDraft } from "./draft.ts";
import { AddButton, RowButton } from "./form-part.tsx";
import { MaterialField } from "./material-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PeopleField } from "./people-field.tsx";
import type { Calculator } from "./use-calculator.ts";

/** A room of any shape: its volume, and every surface with its area. */
export function SurfacesForm({
  calculator: { draft, change, problems },
  absorbers,
}: {
  calculator: Calculator;
  absorbers: readonly Absorber[];
}) {
  const replace = (key: number, part: Partial<SurfaceDraft>) =>
    change({
      surfaces: draft.surfaces.map((one) => (one.key === key ? { ...one, ...part } : one)),
    });
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
        <div key={surface.key} className="grid gap-3 border-s-2 border-line ps-4">
          <MaterialField
            label={m.calculator_material()}
            value={surface.material}
            onChange={(material) => replace(surface.key, { material })}
            absorbers={absorbers}
            withSeating
            field={`surfaces.${at}`}
            problems={problems}
          />
          <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
            <TextField
              label={m.calculator_surface_name()}
              value={surface.name}
              maxLength={60}
              onChange={({ target }) => replace(surface.key, { name: target.value })}
            />
            <NumberField
              label={m.calculator_area()}
              unit={m.calculator_unit_square()}
              value={surface.area}
              onChange={(area) => replace(surface.key, { area })}
              problem={problems[`surfaces.${at}.area`]}
            />
            {draft.surfaces.length > 1 && (
              <RowButton
                label={m.calculator_remove()}
                onClick={() =>
                  change({
                    surfaces: draft.surfaces.filter(({ key }) => key !== surface.key),
                    // Panels name surfaces by their place.
                    panels: [],
                  })
                }
              />
            )}
            <PeopleField {...surface} onChange={(area) => replace(surface.key, { area })} />
          </div>
        </div>
      ))}
      {draft.surfaces.length < 40 && (
        <p>
          <AddButton
            onClick={() =>
              change({
                surfaces: [
                  ...draft.surfaces,
                  {
                    ...{ key: newKey(), name: "", area: "10" },
                    material: { kind: "surface", id: "plaster" },
                  },
                ],
              })
            }
          >
            {m.calculator_add_surface()}
          </AddButton>
        </p>
      )}
    </>
  );
}
