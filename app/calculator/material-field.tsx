import { type SurfaceKind, seatingKinds, surfaceKinds } from "#domain/acoustics/room-surfaces.ts";
import { surfaceNames } from "#domain/acoustics/surface-names.ts";
import type { Absorber } from "#domain/calculator/absorber.ts";
import type { RoomMaterial } from "#domain/calculator/room.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import type { Problem } from "./draft.ts";
import { MountingOption } from "./mounting-option.tsx";
import { problemText } from "./number-field.tsx";
import { SelectField } from "./select-field.tsx";

const isSeating = (kind: SurfaceKind) => seatingKinds.some((seating) => seating === kind);

/** What a side is made of: of the sourced table, or one of our products. */
export function MaterialField({
  label,
  value,
  onChange,
  absorbers,
  withSeating = false,
  problem,
}: {
  label: string;
  value: RoomMaterial;
  onChange: (material: RoomMaterial) => void;
  absorbers: readonly Absorber[];
  /** Seats stand on a floor; no wall is made of them. */
  withSeating?: boolean;
  problem?: Problem | undefined;
}) {
  const surfaces = surfaceKinds.filter((kind) => !isSeating(kind));
  return (
    <SelectField
      label={label}
      value={materialKey(value)}
      onChange={(key) => onChange(key === materialKey(value) ? value : materialAt(key))}
      error={problem && problemText(problem)}
    >
      {value.kind === "own" && <option value="own">{m.calculator_own_values()}</option>}
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
}

function SurfaceOption({ kind }: { kind: SurfaceKind }) {
  return <option value={materialKey({ kind: "surface", id: kind })}>{surfaceNames[kind]()}</option>;
}

function materialKey(material: RoomMaterial): string {
  if (material.kind === "own") return "own";
  return material.kind === "surface" ? material.id : `${material.id} ${material.mounting}`;
}

function materialAt(key: string): RoomMaterial {
  const [id = "", mounting] = key.split(" ");
  if (mounting) return { kind: "product", id, mounting };
  return { kind: "surface", id: surfaceKinds.find((kind) => kind === id) ?? "plaster" };
}
