import { minimise, type Programme } from "./simplex.ts";

/** A product that could be put up: what a square metre of it adds in each band, and how much fits. */
export type PanelChoice = {
  /** Its absorption, at most 1, less that of the surface it covers; may be negative. */
  gain: readonly number[];
  /** Square metres there is room for. */
  most: number;
  /** Square metres of one panel. */
  panel: number;
  /** What a square metre weighs in what there shall be least of; unset, 1: the area itself. */
  cost?: number;
};

export type PanelQuestion = {
  /** Absorption area of the room as it is, by band, and between which it shall lie. */
  present: readonly number[];
  least: readonly number[];
  most: readonly number[];
  choices: readonly PanelChoice[];
  /** Surfaces that several choices share: which, and how many square metres there are. */
  shared?: readonly { choices: readonly number[]; most: number }[];
};

export type PanelPlan =
  /** No choice reaches the least in this band: the most that can be had. */
  | { outcome: "out-of-reach"; band: number; reachable: number }
  /** Each band could be met, but not all of them together. */
  | { outcome: "conflict" }
  | { outcome: "planned"; areas: number[]; panels: number[] };

/** The least of panels with which every band is met, and whole panels near it. */
export function planPanels(question: PanelQuestion): PanelPlan {
  const far = question.present
    .map((_, band) => ({ band, reachable: mostReachable({ question, band }) }))
    .find(({ band, reachable }) => reachable < (question.least[band] ?? 0));
  if (far) return { outcome: "out-of-reach", ...far };
  const areas = minimise({
    costs: question.choices.map(({ cost = 1 }) => cost),
    rows: rowsOf(question),
  });
  if (!areas) return { outcome: "conflict" };
  return { outcome: "planned", areas, panels: wholePanels({ question, areas }) };
}

function limitRows({ choices, shared = [] }: PanelQuestion): Programme["rows"] {
  const only = (wanted: readonly number[]) => choices.map((_, at) => (wanted.includes(at) ? 1 : 0));
  return [
    ...choices.map(({ most }, at) => ({
      factors: only([at]),
      sign: "at-most" as const,
      limit: most,
    })),
    ...shared.map((surface) => ({
      ...{ factors: only(surface.choices), sign: "at-most" as const, limit: surface.most },
    })),
  ];
}

function rowsOf(question: PanelQuestion): Programme["rows"] {
  const bandRows = question.present.flatMap((present, band) => {
    const factors = question.choices.map(({ gain }) => gain[band] ?? 0);
    return [
      { factors, sign: "at-least" as const, limit: (question.least[band] ?? 0) - present },
      { factors, sign: "at-most" as const, limit: (question.most[band] ?? 0) - present },
    ];
  });
  return [...bandRows, ...limitRows(question)];
}

/** The most absorption area a band can have, whatever the others then have. */
export function mostReachable({
  question,
  band,
}: {
  question: PanelQuestion;
  band: number;
}): number {
  const gains = question.choices.map(({ gain }) => gain[band] ?? 0);
  const areas = minimise({ costs: gains.map((gain) => -gain), rows: limitRows(question) }) ?? [];
  return areas.reduce(
    (sum, area, at) => sum + area * (gains[at] ?? 0),
    question.present[band] ?? 0,
  );
}

/** Rounded up, then as many taken away again as can be spared. */
function wholePanels({ question, areas }: { question: PanelQuestion; areas: number[] }): number[] {
  const sizes = question.choices.map(({ panel }) => panel);
  let panels = areas.map((area, at) => Math.max(0, Math.ceil(area / (sizes[at] ?? 1) - 1e-9)));
  const freed = question.choices.map(({ panel, cost = 1 }) => panel * cost);
  const byFreed = sizes
    .map((_, at) => at)
    .sort((a, b) => (freed[b] ?? 0) - (freed[a] ?? 0) || b - a);
  for (;;) {
    const spared = byFreed
      .filter((at) => (panels[at] ?? 0) > 0)
      .map((at) => panels.map((count, other) => (other === at ? count - 1 : count)))
      .find((fewer) => isMet({ question, panels: fewer }));
    if (!spared) return panels;
    panels = spared;
  }
}

function isMet({ question, panels }: { question: PanelQuestion; panels: number[] }): boolean {
  const areas = panels.map((count, at) => count * (question.choices[at]?.panel ?? 0));
  return rowsOf(question).every(({ factors, sign, limit }) => {
    const sum = factors.reduce((total, factor, at) => total + factor * (areas[at] ?? 0), 0);
    return sign === "at-least" ? sum >= limit - 1e-9 : sum <= limit + 1e-9;
  });
}
