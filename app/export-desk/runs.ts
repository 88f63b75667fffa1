import type { PlacedRow } from "#domain/shipping/fill-containers.ts";

/** Rows of one line, one behind the other and with as many units each. */
export type Run = Pick<PlacedRow, "load" | "at" | "along" | "across" | "abreast" | "units"> & {
  rows: number;
};

export function runsOf(rows: readonly PlacedRow[]): Run[] {
  const runs: Run[] = [];
  for (const { load, at, along, across, abreast, units } of rows) {
    const before = runs.at(-1);
    if (before?.load === load && before.units === units) before.rows++;
    else runs.push({ load, at, along, across, abreast, units, rows: 1 });
  }
  return runs;
}

/** How many stand on each other at most. */
export function layersOf({ units, abreast }: Run): number {
  return Math.ceil(units / abreast);
}
