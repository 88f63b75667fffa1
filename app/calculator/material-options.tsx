import { memo } from "react";
import { type SurfaceKind, seatingKinds, surfaceKinds } from "#domain/acoustics/room-surfaces.ts";
import type { Absorber } from "#domain/calculator/absorber.ts";
import { surfaceNames } from "#domain/calculator/surface-names.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { type MaterialDraft, materialKey } from "./material-draft.ts";
import { MountingOption } from "./mounting-option.tsx";

const isSeating = (kind: SurfaceKind) => seatingKinds.some((seating) => seating === kind);
const surfaces = surfaceKinds.filter((kind) => !isSeating(kind));

/** Everything that a side may be made of: hundreds on a page, so not drawn anew for every key. */
export const MaterialOptions = memo(function MaterialOptions({
  absorbers,
  withSeating,
}: {
  absorbers: readonly Absorber[];
  withSeating: boolean;
}) {
  return (
    <>
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
    </>
  );
});

function SurfaceOption({ kind }: { kind: SurfaceKind }) {
  return <option value={materialKey({ kind: "surface", id: kind })}>{surfaceNames[kind]()}</option>;
}

/** What is chosen, alone; what is gone, or one's own, has its option anyway. */
export function ChosenOption({
  value,
  absorbers,
}: {
  value: MaterialDraft;
  absorbers: readonly Absorber[];
}) {
  if (value.kind === "surface") return <SurfaceOption kind={value.id} />;
  if (value.kind === "own") return null;
  const product = absorbers.find(({ id }) => id === value.id);
  const mounting = product?.mountings.find(({ id }) => id === value.mounting);
  return mounting ? <MountingOption value={materialKey(value)} mounting={mounting} /> : null;
}
