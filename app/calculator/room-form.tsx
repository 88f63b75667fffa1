import { useState } from "react";
import type { Absorber } from "#domain/calculator/absorber.ts";
import { type BoxSide, boxSides } from "#domain/calculator/box-sides.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
import type { PresetName } from "#domain/calculator/preset-rooms.ts";
import { sideNames } from "#domain/calculator/room-words.ts";
import { m } from "#text";
import type { Draft, Problems } from "./draft.ts";
import { FillButton, FormPart } from "./form-part.tsx";
import { formRow, problemsOf } from "./form-row.ts";
import { FurnitureForm } from "./furniture-form.tsx";
import type { MaterialDraft } from "./material-draft.ts";
import { MaterialField } from "./material-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PatchesForm } from "./patches-form.tsx";
import { reshape } from "./reshape-draft.ts";
import { SelectField } from "./select-field.tsx";
import { SurfacesForm } from "./surfaces-form.tsx";
import type { Calculator, Change } from "./use-calculator.ts";

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
        onChange={(shape) => change((draft) => reshape({ draft, shape: shape as Draft["shape"] }))}
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
          <Side
            key={side}
            {...{ side, change, absorbers }}
            material={draft.sides[side]}
            problems={problemsOf(problems, `sides.${side}.`)}
          />
        ))}
      </div>
      <PatchesForm calculator={{ draft, change, problems }} absorbers={absorbers} />
    </>
  );
}

const Side = formRow(function Side({
  side,
  material,
  change,
  absorbers,
  problems,
}: {
  side: BoxSide;
  material: MaterialDraft;
  change: Change;
  absorbers: readonly Absorber[];
  problems: Problems;
}) {
  return (
    <MaterialField
      label={sideNames[side]()}
      value={material}
      onChange={(material) => change(({ sides }) => ({ sides: { ...sides, [side]: material } }))}
      field={`sides.${side}`}
      {...{ absorbers, problems }}
    />
  );
});

const dimensionNames = {
  length: m.calculator_length,
  width: m.calculator_width,
  height: m.calculator_height,
};

/** What is wrong in it opens it; whoever opened it closes it. */
function Air({ calculator: { draft, change, problems } }: { calculator: Calculator }) {
  const [isOpen, setOpen] = useState(false);
  const isWrong = Boolean(problems.temperature || problems.humidity);
  return (
    <details
      className="border-y border-line py-2 text-sm"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
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
