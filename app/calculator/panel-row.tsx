import type { Absorber } from "#domain/calculator/absorber.ts";
import type { BoxSide } from "#domain/calculator/box-sides.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import type { Draft, PanelDraft, Problems } from "./draft.ts";
import { RowButton } from "./form-part.tsx";
import { formRow } from "./form-row.ts";
import { MountingOption } from "./mounting-option.tsx";
import { NumberField, problemText } from "./number-field.tsx";
import { SelectField } from "./select-field.tsx";
import { SideOptions } from "./side-options.tsx";
import { limitProblem } from "./solve-panels.ts";
import type { Change } from "./use-calculator.ts";

/** One product on one side. */
export const PanelRow = formRow(function PanelRow({
  panel,
  absorbers,
  surfaces,
  change,
  field,
  problems,
}: {
  panel: PanelDraft;
  absorbers: readonly Absorber[];
  surfaces: Draft["surfaces"] | undefined;
  change: Change;
  field: string;
  problems: Problems;
}) {
  const { key } = panel;
  const onChange = (part: Partial<PanelDraft>) =>
    change(({ panels }) => ({
      panels: panels.map((one) => (one.key === key ? { ...one, ...part } : one)),
    }));
  const onRemove = () =>
    change(({ panels }) => ({ panels: panels.filter((one) => one.key !== key) }));
  const product = absorbers.find(({ id }) => id === panel.material.id);
  const problem = problems[`${field}.material`];
  const gone = problem && problemText(problem);
  return (
    <div className="grid gap-3 border-s-2 border-oak ps-4">
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <SelectField
          label={m.calculator_product()}
          value={panel.material.id}
          error={gone}
          onChange={(id) => {
            const chosen = absorbers.find((absorber) => absorber.id === id);
            const mounting = chosen?.mountings[0]?.id ?? "";
            onChange({
              material: { kind: "product", id, mounting },
              finish: chosen?.finishes[0]?.id,
            });
          }}
        >
          {!product && <option value={panel.material.id}>{m.calculator_gone_product()}</option>}
          {absorbers.map(({ id, title }) => (
            <option key={id} value={id}>
              {plain(title)}
            </option>
          ))}
        </SelectField>
        <RowButton label={m.calculator_remove()} onClick={onRemove} />
      </div>
      {product && (
        <SelectField
          label={m.calculator_mounting()}
          value={panel.material.mounting}
          onChange={(mounting) => onChange({ material: { ...panel.material, mounting } })}
        >
          {product.mountings.map((mounting) => (
            <MountingOption key={mounting.id} value={mounting.id} mounting={mounting} />
          ))}
        </SelectField>
      )}
      {product && product.finishes.length > 1 && (
        <SelectField
          label={m.calculator_finish()}
          value={panel.finish ?? product.finishes[0]?.id ?? ""}
          onChange={(finish) => onChange({ finish })}
        >
          {product.finishes.map(({ id, name }) => (
            <option key={id} value={id}>
              {plain(name)}
            </option>
          ))}
        </SelectField>
      )}
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-3">
        <SelectField
          label={m.calculator_on()}
          value={String(panel.on)}
          onChange={(on) => onChange({ on: surfaces ? Number(on) : (on as BoxSide) })}
        >
          {surfaces ? (
            surfaces.map(({ key, name }, at) => (
              <option key={key} value={at}>
                {name || m.calculator_surface_number({ number: at + 1 })}
              </option>
            ))
          ) : (
            <SideOptions />
          )}
        </SelectField>
        <NumberField
          label={m.calculator_area()}
          unit={m.calculator_unit_square()}
          value={panel.area}
          onChange={(area) => onChange({ area })}
          problem={problems[`${field}.area`]}
        />
        {!surfaces && (
          <NumberField
            label={m.calculator_at_most()}
            unit={m.calculator_unit_square()}
            value={panel.most}
            onChange={(most) => onChange({ most })}
            problem={limitProblem(panel)}
          />
        )}
      </div>
    </div>
  );
});
