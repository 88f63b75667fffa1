import { type Container, container20, container40, palletsInContainer } from "./container.ts";
import type { LoadUnit } from "./load-unit.ts";

export type Load = { unit: LoadUnit; count: number };

/** How goods travel. */
export type Transport =
  | { by: "nothing" }
  /** With the goods of others, by the cubic metre. */
  | { by: "shared-container"; cubicMetres: number }
  | {
      by: "20ft" | "40ft-high-cube";
      containers: number;
      /** Of the floor's length, and of the payload, over all containers; 0 to 1. */
      floor: number;
      payload: number;
    }
  /** The places in the list of those that pass no door. */
  | { by: "no-container"; tooLarge: number[] };

/** Below this share of a 20 ft container, in floor and in payload, goods travel with those of others. */
const worthItsOwn = 0.5;

/** The smallest that takes everything: with others' goods, 20 ft, 40 ft high cube, several of these. */
export function planTransport(loads: readonly Load[]): Transport {
  const goods = loads.filter(({ count }) => count > 0);
  if (goods.length === 0) return { by: "nothing" };
  const tooLarge = loads.flatMap(({ unit, count }, at) =>
    count > 0 && !rowOf({ unit, container: container40 }) ? [at] : [],
  );
  if (tooLarge.length > 0) return { by: "no-container", tooLarge };
  const small = fill({ loads: goods, container: container20 });
  if (small?.containers === 1) {
    if (small.floor < worthItsOwn && small.payload < worthItsOwn) {
      return { by: "shared-container", cubicMetres: cubicMetresOf(goods) };
    }
    return { by: "20ft", ...small };
  }
  const large = fill({ loads: goods, container: container40 });
  // Every unit has a row in it, as was seen above.
  return large ? { by: "40ft-high-cube", ...large } : { by: "no-container", tooLarge: [] };
}

export function cubicMetresOf(loads: readonly Load[]): number {
  return loads.reduce(
    (sum, { unit, count }) => sum + (count * unit.length * unit.width * unit.height) / 1e9,
    0,
  );
}

export type Row = {
  /** How much of the floor's length it takes. */
  along: number;
  units: number;
};

/** Equal units side by side and on each other: how forklifts load. Nothing when none fits. */
export function rowOf({
  unit: { length, width, height, weight, stack },
  container,
}: {
  unit: LoadUnit;
  container: Container;
}): Row | undefined {
  if (height > container.door.height || weight > container.payload) return undefined;
  const layers = Math.min(stack, Math.floor(container.height / height));
  const clear = Math.min(container.width, container.door.width);
  const ways = [
    { across: width, along: length },
    { across: length, along: width },
  ].flatMap(({ across, along }) => {
    const units = layers * Math.floor(clear / across);
    if (units === 0 || along > container.length) return [];
    return [{ along, units, all: units * Math.floor(container.length / along) }];
  });
  const most = palletsInContainer({ pallet: { width, length }, container, layers });
  const [best] = ways
    .filter(({ all }) => all === most)
    .sort((one, other) => one.along - other.along);
  return best && { along: best.along, units: best.units };
}

/** Row after row into the first container with room for it, the longest rows first. */
function fill({ loads, container }: { loads: readonly Load[]; container: Container }) {
  const known = loads.map((load) => ({ ...load, row: rowOf({ unit: load.unit, container }) }));
  const sorted = known
    .flatMap(({ row, ...load }) => (row ? [{ ...load, row }] : []))
    .sort((one, other) => other.row.along - one.row.along);
  if (sorted.length < loads.length) return undefined;
  const filled: { along: number; weight: number }[] = [];
  for (const { unit, count, row } of sorted) {
    /** How many of a row a container still takes: a heavy row is not filled. */
    const room = ({ along, weight }: { along: number; weight: number }) =>
      along + row.along > container.length
        ? 0
        : Math.min(row.units, Math.floor((container.payload - weight) / unit.weight));
    for (let left = count; left > 0; ) {
      let place = filled.find((one) => room(one) > 0);
      if (!place) {
        place = { along: 0, weight: 0 };
        filled.push(place);
      }
      const units = Math.min(left, room(place));
      place.along += row.along;
      place.weight += units * unit.weight;
      left -= units;
    }
  }
  const used = (of: "along" | "weight") => filled.reduce((sum, one) => sum + one[of], 0);
  return {
    containers: filled.length,
    floor: used("along") / (filled.length * container.length),
    payload: used("weight") / (filled.length * container.payload),
  };
}
