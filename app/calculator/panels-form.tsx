import { useState } from "react";
import type { Absorber } from "#domain/calculator/absorber.ts";
import { m } from "#text";
import { buttonClass } from "../ui/controls/button.tsx";
import type { Draft } from "./draft.ts";
import { AddButton, FormPart } from "./form-part.tsx";
import { problemsOf } from "./form-row.ts";
import { PanelRow } from "./panel-row.tsx";
import { SelectField } from "./select-field.tsx";
import { SolveAnswer } from "./solve-answer.tsx";
import {
  firstPanels,
  limitProblem,
  nextPanel,
  type Outcome,
  solvePanels,
  withAreas,
} from "./solve-panels.ts";
import type { Calculator } from "./use-calculator.ts";

/** What may be put up where; how much of it can be worked out. */
export function PanelsForm({
  calculator,
  absorbers,
}: {
  calculator: Calculator;
  absorbers: readonly Absorber[];
}) {
  const { draft, change, calculation, problems } = calculator;
  const [answer, setAnswer] = useState<{ outcome: Outcome; draft: Draft }>();
  const [objective, setObjective] = useState<"area" | "cost">("area");
  const add = () =>
    change((draft) => ({ panels: [...draft.panels, nextPanel({ draft, absorbers })] }));

  function workOut() {
    const { room, target } = calculation;
    if (room.shape !== "box" || !target) return;
    const panels = draft.panels.length > 0 ? draft.panels : firstPanels(absorbers);
    const outcome = solvePanels({ room, target, panels, absorbers, objective });
    const solved = { ...draft, panels: withAreas({ panels, outcome }) };
    change({ panels: solved.panels });
    setAnswer({ outcome, draft: solved });
  }

  const isWrong = Object.keys(problems).length > 0 || draft.panels.some(limitProblem);
  const canSolve = !isWrong && calculation.target !== undefined;
  return (
    <FormPart number={3} title={m.calculator_panels()}>
      {draft.panels.map((panel, at) => (
        <PanelRow
          key={panel.key}
          {...{ panel, absorbers, change }}
          surfaces={draft.shape === "box" ? undefined : draft.surfaces}
          field={`panels.${at}`}
          problems={problemsOf(problems, `panels.${at}.`)}
        />
      ))}
      {draft.panels.length < 10 && (
        <p>
          <AddButton onClick={add}>{m.calculator_add_panel()}</AddButton>
        </p>
      )}
      {draft.shape === "box" && (
        <div className="grid gap-4 bg-sand p-5">
          <p className="font-medium">{m.calculator_solve_title()}</p>
          <p className="text-sm text-felt">{m.calculator_solve_lead()}</p>
          <SelectField
            label={m.calculator_objective()}
            value={objective}
            onChange={(value) => setObjective(value === "cost" ? "cost" : "area")}
          >
            <option value="area">{m.calculator_objective_area()}</option>
            <option value="cost">{m.calculator_objective_cost()}</option>
          </SelectField>
          <p>
            <button
              type="button"
              onClick={workOut}
              disabled={!canSolve}
              className={`${buttonClass()} disabled:opacity-50`}
            >
              {m.calculator_solve()}
            </button>
          </p>
          <div role="status" className="text-sm">
            {isWrong && m.calculator_solve_wrong_field()}
            {!isWrong && !canSolve && m.calculator_solve_needs_target()}
            {canSolve && answer && isSame(answer.draft, draft) && (
              <SolveAnswer
                outcome={answer.outcome}
                panels={answer.draft.panels}
                absorbers={absorbers}
              />
            )}
          </div>
        </div>
      )}
    </FormPart>
  );
}

/** An answer holds for the fields as they were; whoever changes one reads it no more. */
function isSame(one: Draft, other: Draft): boolean {
  return (Object.keys(one) as (keyof Draft)[]).every((field) => one[field] === other[field]);
}
