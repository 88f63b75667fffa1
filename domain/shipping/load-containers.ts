import { arrangeRow } from "./arrange-row.ts";
import { type Container, container20, container40 } from "./container.ts";
import { fillContainers, sharesOf } from "./fill-containers.ts";
import type { Load, LoadUnit } from "./load-unit.ts";

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
export const worthItsOwn = 0.5;

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
    (sum, { unit: { length, width, height }, count, last }) =>
      sum + (length * width * (count * height - (last ? height - last.height : 0))) / 1e9,
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
  unit,
  container,
}: {
  unit: LoadUnit;
  container: Container;
}): Row | undefined {
  const row = arrangeRow({ unit, container });
  return row && { along: row.along, units: row.abreast * row.layers };
}

function fill({ loads, container }: { loads: readonly Load[]; container: Container }) {
  const filled = fillContainers({ loads, container });
  return filled && { containers: filled.length, ...sharesOf({ filled, container }) };
}
