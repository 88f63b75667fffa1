import type { Absorber } from "#domain/calculator/absorber.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
import type { PresetName } from "#domain/calculator/preset-rooms.ts";
import { type BoxSide, boxSides } from "#domain/calculator/room.ts";
import { sideNames } from "#domain/calculator/room-words.ts";
import { m } from "#text";
import { type Draft, newKey } from "./draft.ts";
import { FillButton, FormPart } from "./form-part.tsx";
import { FurnitureForm } from "./furniture-form.tsx";
import { MaterialField } from "./material-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PatchesForm } from "./patches-form.tsx";
import { SelectField } from "./select-field.tsx";
import { SurfacesForm } from "./surfaces-form.tsx";
import type { Calculator } from "./use-calculator.ts";

type Props = { calculator: Calculator; absorbers: readonly Absorber[] };

const presetTexts: Record<PresetName, () => string> = {
  classroom: m.calculator_preset_classroom,
  meeting: m.calculator_preset_meeting,
  office: m.calculator_preset_office,
};

/** The room as it is: its size, and what it is made of. */
export function RoomForm({
  calculator,
  absorbers,
  presets,
}: Props & { presets: { name: PresetName; calculation: Calculation }[] }) {
  const { draft, change, open } = calculator;
  return (
    <FormPart number={1} title={m.calculator_room()}>
      <div className="flex flex-wrap gap-2">
        {presets.map(({ name, calculation }) => (
          <FillButton key={name} onClick={() => open(calculation)}>
            {presetTexts[name]()}
          </FillButton>
        ))}
      </div>
      <SelectField
        label={m.calculator_shape()}
        value={draft.shape}
        onChange={(shape) => change(reshape({ draft, shape: shape as Draft["shape"] }))}
      >
        <option value="box">{m.calculator_shape_box()}</option>
        <option value="surfaces">{m.calculator_shape_surfaces()}</option>
      </SelectField>
      {draft.shape === "box" ? (
        <BoxForm calculator={calculator} absorbers={absorbers} />
      ) : (
        <SurfacesForm calculator={calculator} absorbers={absorbers} />
      )}
      <FurnitureForm calculator={calculator} />
      <Air calculator={calculator} />
    </FormPart>
  );
}

/** A box that becomes a list of surfaces keeps what it was made of. */
function reshape({ draft, shape }: { draft: Draft; shape: Draft["shape"] }): Partial<Draft> {
  if (shape === "box" || draft.surfaces.length > 0) return { shape, panels: [] };
  const [length, width, height] = [draft.length, draft.width, draft.height].map(
    (typed) => Number(typed) || 3,
  ) as [number, number, number];
  const areas: Record<BoxSide, number> = {
    ...{ floor: length * width, ceiling: length * width },
    ...{ front: width * height, back: width * height },
    ...{ left: length * height, right: length * height },
  };
  return {
    ...{ shape, panels: [] },
    volume: rounded(length * width * height),
    surfaces: boxSides.map((side) => ({
      ...{ key: newKey(), name: sideNames[side](), area: rounded(areas[side]) },
      material: draft.sides[side],
    })),
  };
}

const rounded = (value: number) => String(Math.round(value * 100) / 100);

function BoxForm({ calculator: { draft, change, problems }, absorbers }: Props) {
  return (
    <>
      <div className="grid grid-cols-3 gap-3">
        {(["length", "width", "height"] as const).map((name) => (
          <NumberField
            key={name}
            label={dimensionNames[name]()}
            unit={m.calculator_unit_metre()}
            value={draft[name]}
            onChange={(value) => change({ [name]: value })}
            problem={problems[name]}
          />
        ))}
      </div>
      <div className="grid gap-4 phone:grid-cols-2">
        {boxSides.map((side) => (
          <MaterialField
            key={side}
            label={sideNames[side]()}
            value={draft.sides[side]}
            onChange={(material) => change({ sides: { ...draft.sides, [side]: material } })}
            absorbers={absorbers}
            field={`sides.${side}`}
            problems={problems}
          />
        ))}
      </div>
      <PatchesForm calculator={{ draft, change, problems }} absorbers={absorbers} />
    </>
  );
}

const dimensionNames = {
  length: m.calculator_length,
  width: m.calculator_width,
  height: m.calculator_height,
};

function Air({ calculator: { draft, change, problems } }: { calculator: Calculator }) {
  return (
    <details
      className="border-y border-line py-2 text-sm"
      open={problems.temperature || problems.humidity ? true : undefined}
    >
      <summary className="flex min-h-11 items-center">{m.calculator_air()}</summary>
      <div className="grid grid-cols-2 gap-3 pt-2 pb-3">
        <NumberField
          signed
          label={m.calculator_temperature()}
          unit="°C"
          value={draft.temperature}
          onChange={(temperature) => change({ temperature })}
          problem={problems.temperature}
        />
        <NumberField
          label={m.calculator_humidity()}
          unit="%"
          value={draft.humidity}
          onChange={(humidity) => change({ humidity })}
          problem={problems.humidity}
        />
      </div>
    </details>
  );
}
