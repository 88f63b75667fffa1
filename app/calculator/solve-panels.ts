import { bandsOf } from "#domain/acoustics/bands.ts";
import { AppError } from "#domain/app-error.ts";
import type { Absorber } from "#domain/calculator/absorber.ts";
import { boxSides } from "#domain/calculator/box-sides.ts";
import { type SolvedRoom, solveRoom } from "#domain/calculator/solve-room.ts";
import { readNumber } from "#domain/text/read-number.ts";
import { type Draft, newKey, type PanelDraft, type Problem } from "./draft.ts";
import type { Calculator } from "./use-calculator.ts";

export type Outcome = SolvedRoom | { outcome: "impossible"; reason: string };

/** On the first side that has none yet. */
export function nextPanel({
  draft,
  absorbers,
}: {
  draft: Draft;
  absorbers: readonly Absorber[];
}): PanelDraft {
  const taken = draft.panels.map(({ on }) => on);
  const free = (["back", "ceiling", "left", "right", "front"] as const).find(
    (side) => !taken.includes(side),
  );
  return panelOn({ on: draft.shape === "box" ? (free ?? "back") : 0, absorbers });
}

/** What to ask for where nobody has chosen: a wall and the ceiling. */
export function firstPanels(absorbers: readonly Absorber[]): PanelDraft[] {
  return (["back", "ceiling"] as const).map((on) => panelOn({ on, absorbers }));
}

/**
 * The mounting that absorbs the most at 250 Hz, where rooms are longest, of those whose values are
 * known in every band; on walls of our first product, on ceilings of any.
 */
function panelOn({
  on,
  absorbers,
}: {
  on: PanelDraft["on"];
  absorbers: readonly Absorber[];
}): PanelDraft {
  const isCeiling = on === "ceiling";
  const offered = absorbers.flatMap((product) =>
    product.mountings
      .filter(({ kind }) => kind.startsWith("ceiling") === isCeiling)
      .map((mounting) => ({
        ...{ product, mounting, at250: mounting.absorption[250] ?? 0 },
        known: bandsOf(mounting.absorption).length,
      })),
  );
  const ofFirst = offered.filter(({ product }) => product === offered[0]?.product);
  const [best] = (isCeiling ? offered : ofFirst).toSorted(
    (a, b) => b.known - a.known || b.at250 - a.at250,
  );
  const product = best?.product ?? absorbers[0];
  const mounting = best?.mounting ?? product?.mountings[0];
  return {
    key: newKey(),
    material: { kind: "product", id: product?.id ?? "", mounting: mounting?.id ?? "" },
    finish: product?.finishes[0]?.id,
    ...{ on, area: "", most: "" },
  };
}

/** What is wrong with the most that somebody allows; empty is as much as the side has. */
export function limitProblem({ most }: Pick<PanelDraft, "most">): Problem | undefined {
  if (most.trim() === "") return undefined;
  const limit = readNumber(most);
  if (limit === undefined) return "number";
  return limit > 0 ? undefined : "size";
}

/** How much of each is needed; what cannot be asked is an outcome too. */
export function solvePanels({
  room,
  target,
  panels,
  absorbers,
  objective,
}: {
  room: Extract<Calculator["calculation"]["room"], { shape: "box" }>;
  target: NonNullable<Calculator["calculation"]["target"]>;
  panels: PanelDraft[];
  absorbers: readonly Absorber[];
  objective: "area" | "cost";
}): Outcome {
  const choices = panels.map(({ material, on, most }) => {
    const limit = readNumber(most);
    return {
      ...{ material, on: boxSides.find((side) => side === on) ?? "back" },
      ...(limit !== undefined && { most: limit }),
    };
  });
  try {
    return solveRoom({ asked: { room, target, choices, least: objective }, absorbers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: "impossible", reason: Object.values(error.fields ?? {})[0] ?? "" };
  }
}

/** What cannot be met leaves the areas as they are. */
export function withAreas({
  panels,
  outcome,
}: {
  panels: PanelDraft[];
  outcome: Outcome;
}): PanelDraft[] {
  if (outcome.outcome !== "planned") return panels;
  return panels.map((panel, at) => {
    const planned = outcome.panels.find(({ choice }) => choice === at);
    return { ...panel, area: planned ? String(Math.round(planned.area * 1000) / 1000) : "" };
  });
}
