import { listeningUses, nearUses, volumesFor } from "#domain/acoustics/reverberation-targets.ts";
import { useNames } from "#domain/calculator/room-words.ts";
import { m } from "#text";
import { formatNumber } from "../ui/format/format-number.ts";
import { Text } from "../ui/text/text.tsx";
import type { TargetChoice } from "./draft.ts";
import { FormPart } from "./form-part.tsx";
import { NumberField } from "./number-field.tsx";
import { SelectField } from "./select-field.tsx";
import type { Calculator } from "./use-calculator.ts";

/** What the room is for, and so how long sound may stay in it. */
export function TargetForm({ calculator }: { calculator: Calculator }) {
  const { draft, change, problems, result } = calculator;
  return (
    <FormPart number={2} title={m.calculator_target()}>
      <SelectField
        label={m.calculator_target_use()}
        value={draft.target}
        onChange={(target) => change({ target: target as TargetChoice })}
      >
        <option value="none">{m.calculator_target_none()}</option>
        <optgroup label={m.calculator_group_a()}>
          {listeningUses.map((use) => (
            <option key={use} value={use}>
              {`${use} ${useNames[use]()}`}
            </option>
          ))}
        </optgroup>
        <optgroup label={m.calculator_group_b()}>
          {nearUses.map((use) => (
            <option key={use} value={use}>
              {`${use} ${useNames[use]()}`}
            </option>
          ))}
        </optgroup>
        <option value="ANSI">{m.calculator_target_ansi()}</option>
        <option value="own">{m.calculator_target_own()}</option>
      </SelectField>
      {draft.target === "own" && (
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label={m.calculator_least()}
            unit={m.calculator_unit_second()}
            value={draft.least}
            onChange={(least) => change({ least })}
            problem={problems.least}
          />
          <NumberField
            label={m.calculator_most()}
            unit={m.calculator_unit_second()}
            value={draft.most}
            onChange={(most) => change({ most })}
            problem={problems.most}
          />
        </div>
      )}
      <p role="status" className="text-sm text-felt">
        <Text>{explain({ target: draft.target, isFor: result.wanted !== undefined })}</Text>
      </p>
      <NumberField
        label={m.calculator_noise()}
        unit={m.calculator_unit_weighted()}
        value={draft.noise}
        onChange={(noise) => change({ noise })}
        problem={problems.noise}
        hint={m.calculator_noise_hint()}
        optional
      />
    </FormPart>
  );
}

function explain({ target, isFor }: { target: TargetChoice; isFor: boolean }): string {
  if (target === "none" || target === "own") return m.calculator_target_own_note();
  if (target === "ANSI") {
    return isFor ? m.calculator_target_ansi_note() : m.calculator_target_ansi_volume();
  }
  const listening = listeningUses.find((use) => use === target);
  if (!listening) return m.calculator_target_b_note();
  if (isFor) return m.calculator_target_a_note();
  const { from, to } = volumesFor(listening);
  return m.calculator_target_volume({ from: formatNumber(from), to: formatNumber(to) });
}
