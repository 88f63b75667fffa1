import { furnish } from "../acoustics/furniture.ts";
import { type OctaveBand, octaveBands } from "../acoustics/octave-bands.ts";
import { type PanelQuestion, planPanels } from "../acoustics/plan-panels.ts";
import { decayTime } from "../acoustics/reverberation.ts";
import { AppError } from "../app-error.ts";
import { type Absorber, type EvidenceRank, resolveMaterial, weakestOf } from "./absorber.ts";
import { boxSides } from "./box-sides.ts";
import { partsOf, type RoomPart, volumeOf } from "./parts-of-room.ts";
import { firmness } from "./reverberation.ts";
import { type ReverberationTimes, reverberationTimes } from "./reverberation-times.ts";
import type { RoomToSolve } from "./room-to-solve.ts";
import { wantedTimes } from "./wanted-times.ts";

/** The bands in which standards agree on what is wanted; outside, rooms are shown and not solved. */
const solvedBands: OctaveBand[] = octaveBands.filter((band) => band >= 250 && band <= 2000);

export type SolvedRoom =
  | {
      outcome: "planned";
      panels: { choice: number; panels: number; area: number }[];
      /** The band that decides how much is needed. */
      governing: OctaveBand;
      after: ReverberationTimes;
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

/** The least of panels with which the times of a room lie where they shall. */
export function solveRoom({
  asked: { room, target, choices, least: objective },
  absorbers: known,
}: {
  asked: RoomToSolve;
  absorbers: readonly Absorber[];
}): SolvedRoom {
  const volume = volumeOf(room);
  const { furniture } = room;
  const { air } = furnish({ volume, furniture });
  const present = partsOf(room).map((part) => ({
    ...part,
    ...resolveMaterial({ part, absorbers: known }),
  }));
  const absorbers = choices.map(({ material }, at) =>
    resolveMaterial({ part: { material, field: `choices.${at}` }, absorbers: known }),
  );
  const products = choices.map(({ material }) => known.find(({ id }) => id === material.id));
  const sizes = products.map((product) => panelArea(product));
  const costs = objective === "cost" ? costsOf(products) : choices.map(() => 1);
  const before = reverberationTimes({
    volume,
    parts: present.filter(({ area }) => area > 0),
    ...{ air: room.air, furniture },
  });
  const wanted = wantedTimes({ target, volume, height: room.height, furniture });
  if (!wanted) throw wrong("target.use", "wrong-volume");
  const bands = solvedBands.filter(
    (band) => wanted[band] && absorbers.every(({ absorption }) => absorption[band] !== undefined),
  );
  if (bands.length === 0 || bands.some((band) => before.area[band] === undefined)) {
    throw wrong("choices", "unknown-absorption");
  }
  const sideOf = (on: string) => present.find(({ field }) => field === `sides.${on}`);
  const question: PanelQuestion = {
    present: bands.map((band) => before.area[band] ?? 0),
    least: bands.map((band) => areaFor({ volume: air, time: wanted[band]?.most ?? 0 })),
    most: bands.map((band) => areaFor({ volume: air, time: wanted[band]?.least ?? 0 })),
    choices: choices.map(({ on, most: room = Number.POSITIVE_INFINITY }, at) => ({
      gain: bands.map(
        (band) =>
          Math.min(1, absorbers[at]?.absorption[band] ?? 0) -
          Math.min(1, sideOf(on)?.absorption[band] ?? 0),
      ),
      most: wholeArea({ area: Math.min(room, sideOf(on)?.area ?? 0), panel: sizes[at] ?? 1 }),
      panel: sizes[at] ?? 1,
      cost: costs[at] ?? 1,
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
    const band = bands[plan.band] ?? 500;
    return {
      ...{ outcome: "out-of-reach", band },
      reachable: decayTime({ volume: air, area: plan.reachable }),
      wanted: wanted[band]?.most ?? 0,
    };
  }
  const areas = plan.panels.map((count, at) => count * (question.choices[at]?.panel ?? 0));
  const treated = coverSides({ present, choices, areas, absorbers });
  const after = reverberationTimes({ volume, parts: treated, air: room.air, furniture });
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
        ...firmness(after),
        ...present.map(({ evidence }) => evidence),
        ...absorbers.flatMap(({ evidence }, at) => ((areas[at] ?? 0) > 0 ? [evidence] : [])),
      ]) ?? "own",
  };
}

const wholeArea = ({ area, panel }: { area: number; panel: number }) =>
  Math.floor(area / panel + 1e-9) * panel;

const areaFor = ({ volume, time }: { volume: number; time: number }) =>
  decayTime({ volume, area: 1 }) / time;

function wrong(field: string, reason: string) {
  return new AppError("invalid", reason, { fields: { [field]: reason } });
}

/** Square metres of one panel in the product's first size. */
export function panelArea(product: Pick<Absorber, "sizes"> | undefined): number {
  const [size] = product?.sizes ?? [];
  return size ? (size.width * size.height) / 1e6 : 1;
}

/** Money for a square metre, where all have a guide price in one currency. */
function costsOf(products: (Absorber | undefined)[]): number[] {
  const [first] = products;
  return products.map((product, at) => {
    const price = product?.price;
    if (!price || price.currency !== first?.price?.currency)
      throw wrong(`choices.${at}`, "no-price");
    return price.per === "m2" ? price.from : price.from / panelArea(product);
  });
}

function coverSides({
  present,
  choices,
  areas,
  absorbers,
}: {
  present: (RoomPart & { absorption: ReverberationTimes["sabine"] })[];
  choices: RoomToSolve["choices"];
  areas: number[];
  absorbers: { absorption: ReverberationTimes["sabine"] }[];
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
