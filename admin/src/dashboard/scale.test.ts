import { expect, test } from "vitest";
import { scaleOf } from "./scale.ts";

test.each([
  [0, [0, 1]],
  [Number.NaN, [0, 1]],
  [Number.NEGATIVE_INFINITY, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [999, [0, 250, 500, 750, 1000]],
])("an axis up to %s has the steps %j", (greatest, steps) => {
  expect(scaleOf(greatest)).toEqual({ top: steps.at(-1), steps });
});

test("every axis reaches as far as its greatest value, in few whole steps", () => {
  for (let greatest = 1; greatest < 3000; greatest++) {
    const { top, steps } = scaleOf(greatest);
    expect(top).toBeGreaterThanOrEqual(greatest);
    expect(steps.length).toBeLessThanOrEqual(6);
    expect(steps.every(Number.isInteger)).toBe(true);
  }
});
