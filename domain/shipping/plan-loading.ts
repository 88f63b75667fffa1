import { arrangeRow } from "./arrange-row.ts";
import { type Container, type ContainerType, containers, containerTypes } from "./container.ts";
import { type FilledContainer, fillContainers, sharesOf } from "./fill-containers.ts";
import { cubicMetresOf, worthItsOwn } from "./load-containers.ts";
import type { Load } from "./load-unit.ts";

/** More than this is planned by people. */
export const mostContainers = 60;

export type Limit = "space" | "payload";

/** What it takes when everything goes into containers of one type. */
export type Way = {
  type: ContainerType;
  containers: number;
  /** Used over all of them, 0 to 1: of the floor's length, of the payload, of the space inside. */
  floor: number;
  payload: number;
  volume: number;
  /** What asks for so many, or would be used up first in the only one. */
  limit: Limit;
};

export type LoadedContainer = FilledContainer & { type: ContainerType };

/** Why a unit enters no container. */
export type Obstacle = "door-height" | "door-width" | "length" | "weight";

export type LoadingPlan =
  | { by: "nothing" }
  /** The places in the list of those that enter no container, and why. */
  | { by: "no-container"; tooLarge: { load: number; obstacle: Obstacle }[] }
  | { by: "too-many" }
  | {
      /** With the goods of others, or in containers of one's own. */
      by: "shared" | "own";
      /** Of the goods as they stand there, pallets included. */
      cubicMetres: number;
      weight: number;
      /** By itself where it would be shared: how much of a 20 ft container it would take. */
      loaded: LoadedContainer[];
      ways: Way[];
      /** Those that pass the door of a high cube only. */
      highOnly: number[];
    };

/**
 * How loads travel: with the goods of others, in one container, the smallest that takes everything,
 * or in the fewest, of which the last is again as small as it can be.
 */
export function planLoading(loads: readonly Load[]): LoadingPlan {
  if (loads.every(({ count }) => count === 0)) return { by: "nothing" };
  const tooLarge = loads.flatMap(({ unit, count }, load) => {
    const obstacle = count > 0 ? obstacleOf(unit) : undefined;
    return obstacle ? [{ load, obstacle }] : [];
  });
  const fitting = containerTypes.filter((type) => fits({ loads, container: containers[type] }));
  // None, too, when a crate fits one type only and another crate another.
  if (fitting.length === 0) return { by: "no-container", tooLarge };
  if (fitting.every((type) => isTooMuch({ loads, container: containers[type] }))) {
    return { by: "too-many" };
  }
  const plans = fitting.map((type) => ({
    type,
    filled: fillContainers({ loads, container: containers[type] }) ?? [],
  }));
  const fewest = Math.min(...plans.map(({ filled }) => filled.length));
  const [loaded = []] = plans
    .filter(({ filled }) => filled.length === fewest)
    .map((plan) => withSmallLast({ ...plan, loads }))
    .sort((one, other) => lengthOf(one) - lengthOf(other));
  const ways = plans.map((plan) => wayOf({ ...plan, loads }));
  const [small] = ways;
  const isLittle =
    small?.type === "20GP" &&
    small.containers === 1 &&
    small.floor < worthItsOwn &&
    small.payload < worthItsOwn;
  return {
    by: isLittle ? "shared" : "own",
    cubicMetres: cubicMetresOf(loads),
    weight: loads.reduce((sum, load) => sum + weightOf(load), 0),
    ...{ loaded, ways },
    highOnly: loads.flatMap(({ unit, count }, load) =>
      count > 0 && !arrangeRow({ unit, container: containers["40GP"] }) ? [load] : [],
    ),
  };
}

function fits({ loads, container }: { loads: readonly Load[]; container: Container }): boolean {
  return loads.every(({ unit, count }) => count === 0 || arrangeRow({ unit, container }));
}

function weightOf({ unit, count, last }: Load): number {
  return count * unit.weight - (last ? unit.weight - last.weight : 0);
}

/** What keeps a unit out of every container. */
function obstacleOf(unit: Load["unit"]): Obstacle | undefined {
  const all = Object.values(containers);
  if (all.some((container) => arrangeRow({ unit, container }))) return undefined;
  const { door, length } = containers["40HQ"];
  if (unit.height > door.height) return "door-height";
  if (unit.width > door.width) return "door-width";
  return unit.length > length ? "length" : "weight";
}

/** Before anything is counted out: whether the rows alone, or the weight, are beyond all measure. */
function isTooMuch({ loads, container }: { loads: readonly Load[]; container: Container }) {
  let [along, weight] = [0, 0];
  for (const load of loads) {
    const row = arrangeRow({ unit: load.unit, container });
    if (!row) continue;
    along += Math.ceil(load.count / (row.abreast * row.layers)) * row.along;
    weight += weightOf(load);
  }
  return Math.max(along / container.length, weight / container.payload) > mostContainers;
}

function wayOf({
  type,
  filled,
  loads,
}: {
  type: ContainerType;
  filled: FilledContainer[];
  loads: readonly Load[];
}): Way {
  const container = containers[type];
  const shares = sharesOf({ filled, container });
  const weightless = loads.map(({ unit, count }) => ({ unit: { ...unit, weight: 0 }, count }));
  const bySpace = fillContainers({ loads: weightless, container })?.length ?? 0;
  const isHeavy = filled.length > bySpace || (filled.length === 1 && shares.payload > shares.floor);
  const inside = (container.length * container.width * container.height) / 1e9;
  return {
    ...{ type, containers: filled.length, ...shares },
    volume: cubicMetresOf(loads) / (filled.length * inside),
    limit: isHeavy ? "payload" : "space",
  };
}

/** How much container that is: of two alike in length, the lower one comes first. */
function lengthOf(loaded: readonly LoadedContainer[]): number {
  return loaded.reduce((sum, { type }) => sum + containers[type].length, 0);
}

function withSmallLast({
  type,
  filled,
  loads,
}: {
  type: ContainerType;
  filled: FilledContainer[];
  loads: readonly Load[];
}): LoadedContainer[] {
  return filled.map((container, at) =>
    at > 0 && at === filled.length - 1
      ? smallest({ container, loads, type })
      : { ...container, type },
  );
}

/** What is left for the last container may do with a smaller one. */
function smallest({
  container,
  loads,
  type,
}: {
  container: FilledContainer;
  loads: readonly Load[];
  type: ContainerType;
}): LoadedContainer {
  const left = loads.map(({ unit, last }, load) => {
    const rows = container.rows.filter((row) => row.load === load);
    return {
      unit,
      count: rows.reduce((sum, { units }) => sum + units, 0),
      ...(rows.some(({ hasLast }) => hasLast) && { last }),
    };
  });
  for (const smaller of containerTypes.slice(0, containerTypes.indexOf(type))) {
    const filled = fillContainers({ loads: left, container: containers[smaller] });
    const [only] = filled ?? [];
    if (only && filled?.length === 1) return { ...only, type: smaller };
  }
  return { ...container, type };
}
