import type { Bands } from "#domain/acoustics/bands.ts";
import {
  type SurfaceKind,
  seatingKinds,
  surfaceKinds,
  surfaceValues,
} from "#domain/acoustics/room-surfaces.ts";
import type { Absorber } from "#domain/calculator/absorber.ts";
import { surfaceNames } from "#domain/calculator/surface-names.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import type { Problems } from "./draft.ts";
import { type MaterialDraft, ownMaterial } from "./material-draft.ts";
import { MountingOption } from "./mounting-option.tsx";
import { problemText } from "./number-field.tsx";
import { OwnValues } from "./own-values.tsx";
import { SelectField } from "./select-field.tsx";

const isSeating = (kind: SurfaceKind) => seatingKinds.some((seating) => seating === kind);

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
  const surfaces = surfaceKinds.filter((kind) => !isSeating(kind));
  const problem = problems[`${field}.material`];
  const select = (
    <SelectField
      label={label}
      value={materialKey(value)}
      onChange={(key) => {
        if (key === materialKey(value)) return;
        onChange(key === own ? ownMaterial(valuesOf({ value, absorbers })) : materialAt(key));
      }}
      error={problem && problemText(problem)}
    >
      <option value={own}>{m.calculator_own_values()}</option>
      {problem && <option value={materialKey(value)}>{m.calculator_gone_product()}</option>}
      {withSeating && (
        <optgroup label={m.calculator_seating()}>
          {seatingKinds.map((kind) => (
            <SurfaceOption key={kind} kind={kind} />
          ))}
        </optgroup>
      )}
      <optgroup label={m.calculator_surfaces_group()}>
        {surfaces.map((kind) => (
          <SurfaceOption key={kind} kind={kind} />
        ))}
      </optgroup>
      {absorbers.map(({ id, title, mountings }) => (
        <optgroup key={id} label={plain(title)}>
          {mountings.map((mounting) => (
            <MountingOption
              key={mounting.id}
              value={materialKey({ kind: "product", id, mounting: mounting.id })}
              mounting={mounting}
            />
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
  if (value.kind !== "own") return select;
  return (
    <div className="col-span-full grid gap-3">
      {select}
      <OwnValues name={label} {...{ value, onChange, field, problems }} />
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

function SurfaceOption({ kind }: { kind: SurfaceKind }) {
  return <option value={materialKey({ kind: "surface", id: kind })}>{surfaceNames[kind]()}</option>;
}

const own = "own";

function materialKey(material: MaterialDraft): string {
  if (material.kind === "own") return own;
  return material.kind === "surface" ? material.id : `${material.id} ${material.mounting}`;
}

function materialAt(key: string): MaterialDraft {
  const [id = "", mounting] = key.split(" ");
  if (mounting) return { kind: "product", id, mounting };
  return { kind: "surface", id: surfaceKinds.find((kind) => kind === id) ?? "plaster" };
}
