import { expect } from "vitest";

/** Holds numbers to others, each within the same tolerance. */
export function expectNear(found: number[], wanted: number[], tolerance: number) {
  expect(found).toHaveLength(wanted.length);
  for (const [position, value] of wanted.entries()) {
    const off = Math.abs((found[position] ?? Number.NaN) - value);
    expect(off, `${found[position]} instead of ${value}`).toBeLessThanOrEqual(tolerance);
  }
}

/** The same with a tolerance in parts of each value. */
export function expectRelative(found: number[], wanted: number[], tolerance: number) {
  expectNear(
    found.map((value, position) => value / (wanted[position] ?? Number.NaN)),
    wanted.map(() => 1),
    tolerance,
  );
}
