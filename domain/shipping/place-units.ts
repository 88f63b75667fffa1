import type { FilledContainer } from "./fill-containers.ts";
import type { Load } from "./load-unit.ts";

/** Where a unit stands: its corner nearest to the first wall, the side wall and the floor; in millimetres. */
export type Placement = {
  load: number;
  x: number;
  y: number;
  z: number;
  /** Along the container, across it, and upwards. */
  length: number;
  width: number;
  height: number;
  weight: number;
};

/** Every unit of a container in its place. Rows are filled on the floor first, then upwards. */
export function placeUnits({
  container: { rows },
  loads,
}: {
  container: FilledContainer;
  loads: readonly Load[];
}): Placement[] {
  return rows.flatMap(({ load, at, units, along, across, abreast, hasLast }) => {
    const goods = loads[load];
    if (!goods) return [];
    const { unit, last } = goods;
    return Array.from({ length: units }, (_, number): Placement => {
      const own = last && hasLast && number === units - 1 ? last : unit;
      return {
        ...{ load, x: at, y: (number % abreast) * across },
        z: Math.floor(number / abreast) * unit.height,
        ...{ length: along, width: across, height: own.height, weight: own.weight },
      };
    });
  });
}
