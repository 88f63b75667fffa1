import { exampleFurniture } from "#domain/acoustics/furniture.ts";
import { volumeOf } from "#domain/calculator/parts-of-room.ts";
import { m } from "#text";
import { FillButton } from "./form-part.tsx";
import { NumberField } from "./number-field.tsx";
import type { Calculator } from "./use-calculator.ts";

/** Hard furniture: how much of the room it fills, and in how many pieces. */
export function FurnitureForm({
  calculator: { draft, change, problems, calculation },
}: {
  calculator: Calculator;
}) {
  const example = exampleFurniture(volumeOf(calculation.room));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-medium">{m.calculator_furniture()}</legend>
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={m.calculator_furniture_share()}
          unit="%"
          value={draft.furniture}
          onChange={(furniture) => change({ furniture })}
          problem={problems.furniture}
        />
        <NumberField
          label={m.calculator_furniture_pieces()}
          value={draft.pieces}
          onChange={(pieces) => change({ pieces })}
          problem={problems.pieces}
        />
      </div>
      <p className="text-sm text-felt">{m.calculator_furniture_note()}</p>
      <p>
        <FillButton
          onClick={() =>
            change({ furniture: String(example.share), pieces: String(example.pieces) })
          }
        >
          {m.calculator_furniture_example()}
        </FillButton>
      </p>
    </fieldset>
  );
}
