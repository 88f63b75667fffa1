import { type ArrangedRow, arrangeRow } from "./arrange-row.ts";
import type { Container } from "./container.ts";
import type { Load } from "./load-unit.ts";

/** A row as it stands in a container. */
export type PlacedRow = ArrangedRow & {
  /** Whose goods: the place in the list of loads. */
  load: number;
  /** From the wall that was loaded first, in millimetres. */
  at: number;
  units: number;
  /** Whether the last of its units is the one that is not full. */
  hasLast: boolean;
};

export type FilledContainer = {
  rows: PlacedRow[];
  /** Used of the floor's length, in millimetres, and of the payload, in kilograms. */
  along: number;
  weight: number;
};

/**
 * Row after row into the first container with room for it, the longest rows first. Nothing when
 * there is a load of which no unit fits.
 */
export function fillContainers({
  loads,
  container,
}: {
  loads: readonly Load[];
  container: Container;
}): FilledContainer[] | undefined {
  const goods = loads.map((load, at) => ({ ...load, at })).filter(({ count }) => count > 0);
  const sorted = goods
    .flatMap((load) => {
      const row = arrangeRow({ unit: load.unit, container });
      return row ? [{ ...load, row }] : [];
    })
    .sort((one, other) => other.row.along - one.row.along);
  if (sorted.length < goods.length) return undefined;
  const filled: FilledContainer[] = [];
  for (const { unit, count, last, row, at } of sorted) {
    for (let left = count; left > 0; ) {
      /** How many of a row a container still takes: a heavy row is not filled. */
      const room = ({ along, weight }: FilledContainer) =>
        along + row.along > container.length
          ? 0
          : Math.min(
              row.abreast * row.layers,
              liftable({ unit, last, left, spare: container.payload - weight }),
            );
      let place = filled.find((one) => room(one) > 0);
      if (!place) {
        place = { rows: [], along: 0, weight: 0 };
        filled.push(place);
      }
      const units = Math.min(left, room(place));
      const hasLast = last !== undefined && units === left;
      place.rows.push({ ...row, load: at, at: place.along, units, hasLast });
      place.along += row.along;
      place.weight += units * unit.weight - (hasLast ? unit.weight - last.weight : 0);
      left -= units;
    }
  }
  return filled;
}

/** How many units are no heavier than this, the lighter last one included. */
function liftable({
  unit,
  last,
  left,
  spare,
}: Pick<Load, "unit" | "last"> & { left: number; spare: number }): number {
  const full = Math.floor(spare / unit.weight);
  return last && full < left && (left - 1) * unit.weight + last.weight <= spare ? left : full;
}

/** What is used over all containers, of the floor's length and of the payload: 0 to 1. */
export function sharesOf({
  filled,
  container,
}: {
  filled: readonly FilledContainer[];
  container: Container;
}) {
  const used = (of: "along" | "weight") => filled.reduce((sum, one) => sum + one[of], 0);
  return {
    floor: used("along") / (filled.length * container.length),
    payload: used("weight") / (filled.length * container.payload),
  };
}
