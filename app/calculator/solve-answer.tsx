import type { Absorber } from "#domain/calculator/absorber.ts";
import { writeSeconds } from "#domain/calculator/room-words.ts";
import { panelArea } from "#domain/calculator/solve-room.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { formatShort } from "../ui/format/format-number.ts";
import { Text } from "../ui/text/text.tsx";
import type { PanelDraft } from "./draft.ts";
import type { Outcome } from "./solve-panels.ts";

const reasons: Record<string, () => string> = {
  "wrong-volume": m.calculator_solve_wrong_volume,
  "unknown-absorption": m.calculator_solve_unknown,
  gone: m.calculator_problem_gone,
  "no-price": m.calculator_solve_no_price,
};

/** What was worked out, or why it cannot be. */
export function SolveAnswer({
  outcome,
  panels: asked,
  absorbers,
}: {
  outcome: Outcome;
  panels: PanelDraft[];
  absorbers: readonly Absorber[];
}) {
  switch (outcome.outcome) {
    case "planned":
      return (
        <>
          <p>{m.calculator_solved({ band: outcome.governing })}</p>
          <ul className="mt-2 grid gap-1">
            {outcome.panels.map(({ choice, panels, area }) => {
              const panel = asked[choice];
              const product = absorbers.find(({ id }) => id === panel?.material.id);
              return (
                <li key={choice}>
                  <Text>
                    {m.calculator_solved_panels({
                      product: plain(product?.title ?? ""),
                      count: panels,
                      area: formatShort(area),
                      each: formatShort(panelArea(product)),
                    })}
                  </Text>
                </li>
              );
            })}
          </ul>
        </>
      );
    case "out-of-reach":
      return (
        <p className="text-danger">
          <Text>
            {m.calculator_out_of_reach({
              band: outcome.band,
              reachable: writeSeconds(outcome.reachable),
              wanted: writeSeconds(outcome.wanted),
            })}
          </Text>
        </p>
      );
    case "conflict":
      return <p className="text-danger">{m.calculator_conflict()}</p>;
    case "impossible":
      return <p className="text-danger">{(reasons[outcome.reason] ?? m.calculator_conflict)()}</p>;
  }
}
