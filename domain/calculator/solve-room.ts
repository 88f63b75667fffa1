import { z } from "zod";
import { type OctaveBand, octaveBands } from "../acoustics/octave-bands.ts";
import { type PanelQuestion, planPanels } from "../acoustics/plan-panels.ts";
import { decayTime } from "../acoustics/reverberation.ts";
import { wantedRange } from "../acoustics/reverberation-targets.ts";
import { AppError } from "../app-error.ts";
import type { Lang } from "../language/language.ts";
import { fieldOf, published } from "../records/published.ts";
import { type CalculatedRoom, calculateRoom } from "./calculate-room.ts";
import { partsOf, type RoomPart, volumeOf } from "./parts-of-room.ts";
import { type EvidenceRank, resolveMaterials, weakestOf } from "./resolve-materials.ts";
import { boxRoom, boxSides, productMaterial, roomAir } from "./room.ts";

const seconds = z.number().positive().max(30);

/** A room, what it shall become, and what may be put up where. */
export const roomToSolve = z.object({
  room: z.object({ ...boxRoom.shape, air: roomAir }),
  target: z.union([
    z.object({ standard: z.literal("DIN 18041:2016"), use: z.enum(["A1", "A2", "A3", "A4"]) }),
    z
      .object({ least: seconds, most: seconds })
      .refine(({ least, most }) => least < most, { path: ["least"] }),
  ]),
  choices: z
    .array(
      z.object({
        material: productMaterial,
        on: z.enum(boxSides),
        /** Square metres there is room for; unset, all that is left of the side. */
        most: z.number().positive().max(1_000_000).optional(),
      }),
    )
    .min(1)
    .max(10),
});
export type RoomToSolve = z.infer<typeof roomToSolve>;

/** The bands in which the tolerance of the standard is the same on both sides. */
const solvedBands: OctaveBand[] = octaveBands.filter((band) => band >= 250 && band <= 2000);

export type SolvedRoom =
  | {
      outcome: "planned";
      panels: { choice: number; panels: number; area: number }[];
      /** The band that decides how much is needed. */
      governing: OctaveBand;
      after: CalculatedRoom;
      evidence: EvidenceRank;
    }
  | {
      outcome: "out-of-reach";
      band: OctaveBand;
      /** The shortest time that can be had there, and the longest that is wanted. */
      reachable: number;
      wanted: number;
    }
  | { outcome: "conflict" };

/** The least area of panels with which the times of a room lie where they shall. */
export async function solveRoom({
  asked: { room, target, choices },
  lang,
}: {
  asked: RoomToSolve;
  lang: Lang;
}): Promise<SolvedRoom> {
  const volume = volumeOf(room);
  const parts = partsOf(room);
  const offered = choices.map(({ material }, at) => ({
    ...{ area: 0, material, field: `choices.${at}` },
  }));
  const resolved = await resolveMaterials({ parts: [...parts, ...offered], lang });
  const [materials, absorbers] = [resolved.slice(0, parts.length), resolved.slice(parts.length)];
  const panelAreas = await readPanels(choices.map(({ material }) => material.id));
  const sizes = choices.map(({ material }) => panelAreas.get(material.id) ?? 1);
  const present = parts.map((part, at) => ({
    ...part,
    absorption: materials[at]?.absorption ?? {},
  }));
  const before = calculateRoom({
    volume,
    parts: present.filter(({ area }) => area > 0),
    air: room.air,
  });
  const { least, most } = timesWanted({ target, volume });
  const bands = solvedBands.filter((band) =>
    absorbers.every(({ absorption }) => absorption[band] !== undefined),
  );
  if (bands.length === 0 || bands.some((band) => before.area[band] === undefined)) {
    throw new AppError("invalid", "Too little is known", {
      fields: { choices: "unknown-absorption" },
    });
  }
  const sideOf = (on: string) => present.find(({ field }) => field === `sides.${on}`);
  const question: PanelQuestion = {
    present: bands.map((band) => before.area[band] ?? 0),
    least: bands.map(() => areaFor({ volume, time: most })),
    most: bands.map(() => areaFor({ volume, time: least })),
    choices: choices.map(({ on, most: room = Number.POSITIVE_INFINITY }, at) => ({
      gain: bands.map(
        (band) =>
          Math.min(1, absorbers[at]?.absorption[band] ?? 0) -
          Math.min(1, sideOf(on)?.absorption[band] ?? 0),
      ),
      most: wholeArea({ area: Math.min(room, sideOf(on)?.area ?? 0), panel: sizes[at] ?? 1 }),
      panel: sizes[at] ?? 1,
    })),
    shared: boxSides.flatMap((side) => {
      const sharing = choices.flatMap(({ on }, at) => (on === side ? [at] : []));
      if (sharing.length < 2) return [];
      // Each is rounded up to whole panels, and there must be room for that.
      const spare = sharing.reduce((sum, at) => sum + (sizes[at] ?? 0), 0);
      return [{ choices: sharing, most: Math.max(0, (sideOf(side)?.area ?? 0) - spare) }];
    }),
  };
  const plan = planPanels(question);
  if (plan.outcome === "conflict") return plan;
  if (plan.outcome === "out-of-reach") {
    return {
      outcome: "out-of-reach",
      band: bands[plan.band] ?? 500,
      reachable: decayTime({ volume, area: plan.reachable }),
      wanted: most,
    };
  }
  const areas = plan.panels.map((count, at) => count * (question.choices[at]?.panel ?? 0));
  const treated = coverSides({ present, choices, areas, absorbers });
  const after = calculateRoom({ volume, parts: treated, air: room.air });
  // Whole panels may be more than what the range has room for.
  const isTooMuch = bands.some((band, at) => (after.area[band] ?? 0) > (question.most[at] ?? 0));
  if (isTooMuch) return { outcome: "conflict" };
  const spare = bands.map((band, at) => (after.area[band] ?? 0) / (question.least[at] ?? 1));
  return {
    outcome: "planned",
    panels: plan.panels.flatMap((count, choice) =>
      count > 0 ? [{ choice, panels: count, area: areas[choice] ?? 0 }] : [],
    ),
    governing: bands[spare.indexOf(Math.min(...spare))] ?? 500,
    after,
    evidence:
      weakestOf([
        ...materials.map(({ evidence }) => evidence),
        ...absorbers.flatMap(({ evidence }, at) => ((areas[at] ?? 0) > 0 ? [evidence] : [])),
      ]) ?? "own",
  };
}

const wholeArea = ({ area, panel }: { area: number; panel: number }) =>
  Math.floor(area / panel + 1e-9) * panel;

const areaFor = ({ volume, time }: { volume: number; time: number }) =>
  decayTime({ volume, area: 1 }) / time;

function timesWanted({ target, volume }: { target: RoomToSolve["target"]; volume: number }) {
  if (!("standard" in target)) return target;
  const range = wantedRange({ use: target.use, volume });
  if (range) return range;
  throw new AppError("invalid", "Not for this volume", {
    fields: { "target.use": "wrong-volume" },
  });
}

/** Square metres of one panel of each product, in its first size. */
async function readPanels(ids: string[]): Promise<Map<string, number>> {
  const rows = await published("product")
    .where("id", "in", ids)
    .select(["id", fieldOf("product", "sizes")])
    .execute();
  return new Map(
    rows.flatMap(({ id, sizes: [size] }) =>
      size ? [[id, (size.width * size.height) / 1e6] as const] : [],
    ),
  );
}

function coverSides({
  present,
  choices,
  areas,
  absorbers,
}: {
  present: (RoomPart & { absorption: CalculatedRoom["sabine"] })[];
  choices: RoomToSolve["choices"];
  areas: number[];
  absorbers: { absorption: CalculatedRoom["sabine"] }[];
}) {
  const covered = (field: string) =>
    choices.reduce((sum, { on }, at) => sum + (`sides.${on}` === field ? (areas[at] ?? 0) : 0), 0);
  const left = present.map((part) => ({
    ...part,
    area: Math.max(0, part.area - covered(part.field)),
  }));
  const added = choices.flatMap(({ on }, at) => {
    const side = present.find(({ field }) => field === `sides.${on}`);
    const absorber = absorbers[at];
    const area = areas[at] ?? 0;
    return side && absorber && area > 0 ? [{ ...side, area, absorption: absorber.absorption }] : [];
  });
  return [...left, ...added].filter(({ area }) => area > 0);
}
