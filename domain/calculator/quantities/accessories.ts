import type { AbsorberMounting } from "../absorber.ts";
import type { PanelLayout } from "./lay-panels.ts";

/** What goes with panels, as far as the build-up says how much. */
export type Accessory =
  /** Infill behind panels. */
  | { kind: "wool"; thickness: number; area: number }
  /** A wall that carries battens so deep; how far apart these stand is for the planner. */
  | { kind: "battens"; depth: number; area: number }
  /** Around what is covered, in metres. */
  | { kind: "edge-profile"; length: number };

/** What nobody can count from our data. */
export const notCountedKinds = [
  "fixings",
  "batten-spacing",
  "suspension",
  "corners",
  "unpacked",
  "pallet-weight",
] as const;
export type NotCounted = (typeof notCountedKinds)[number];

type Used = { mounting: AbsorberMounting; area: number; layout: PanelLayout | undefined };

const onBattens = ["battens", "battens-wool"];
const underCeiling = ["ceiling-void", "ceiling-void-wool"];

export function accessoriesOf(used: readonly Used[]): Accessory[] {
  const [wool, battens] = [new Map<number, number>(), new Map<number, number>()];
  let edge = 0;
  for (const { mounting, area, layout } of used) {
    for (const layer of mounting.layers ?? []) {
      if (layer.kind === "wool") add(wool, layer.thickness, area);
    }
    const depth = battenDepth(mounting);
    if (depth) add(battens, depth, area);
    if (layout && mounting.kind !== "suspended") {
      edge += (2 * (layout.covered.width + layout.covered.height)) / 1000;
    }
  }
  return [
    ...[...wool].map(([thickness, area]) => ({ kind: "wool" as const, thickness, area })),
    ...[...battens].map(([depth, area]) => ({ kind: "battens" as const, depth, area })),
    ...(edge > 0 ? [{ kind: "edge-profile" as const, length: edge }] : []),
  ];
}

/** As deep as what lies behind the panel: air, wool, or both. */
function battenDepth({ kind, layers }: AbsorberMounting): number | undefined {
  if (!onBattens.includes(kind)) return undefined;
  return layers
    ?.filter((layer) => layer.kind === "air" || layer.kind === "wool")
    .reduce((sum, { thickness }) => sum + thickness, 0);
}

function add(sums: Map<number, number>, key: number, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

export function notCountedFor({
  used,
  unpacked,
  palletised,
}: {
  used: readonly Used[];
  unpacked: boolean;
  palletised: boolean;
}): NotCounted[] {
  const needed: Record<NotCounted, boolean> = {
    fixings: used.length > 0,
    "batten-spacing": used.some(({ mounting }) => onBattens.includes(mounting.kind)),
    suspension: used.some(
      ({ mounting: { kind } }) => kind === "suspended" || underCeiling.includes(kind),
    ),
    corners: used.length > 0,
    unpacked,
    "pallet-weight": palletised,
  };
  return notCountedKinds.filter((kind) => needed[kind]);
}
