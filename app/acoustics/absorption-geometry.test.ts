import { expect, test } from "vitest";
import {
  bandColumns,
  bandPositions,
  pathOf,
  plot,
  pointsOf,
  referencePath,
  scaleFor,
  scaleForSeconds,
  sheet,
} from "./absorption-geometry.ts";

const curve = { 125: 0, 250: 0.3, 500: 0.75, 1000: 1, 2000: 0.85, 4000: 0.81 };

test("nothing is at the bottom, everything at the top", () => {
  const scale = scaleFor([curve]);
  expect(scale.top).toBe(1);
  expect(scale.y(0)).toBe(plot.bottom);
  expect(scale.y(1)).toBe(plot.top);
  expect(pointsOf({ curve, scale }).map(({ y }) => y)[3]).toBe(plot.top);
});

test("a value above 1 has room, and 1 keeps its line", () => {
  const scale = scaleFor([curve, { ...curve, 1000: 1.09 }]);
  expect(scale.top).toBe(1.2);
  expect(scale.levels).toContain(1);
  expect(scale.y(1.09)).toBeGreaterThan(plot.top);
  expect(scaleFor([{ ...curve, 500: 1.31 }]).y(1.31)).toBeGreaterThan(plot.top);
});

test("the lowest band is on the left, whatever the language", () => {
  const xs = pointsOf({ curve, scale: scaleFor([curve]) }).map(({ x }) => x);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect(xs[0]).toBeGreaterThan(plot.left);
  expect(xs.at(-1)).toBeLessThan(plot.right);
});

test("a finger anywhere on the sheet finds the nearest band", () => {
  const widths = Array.from(bandColumns.matchAll(/(\d+)fr/g), ([, width]) => Number(width));
  const middles = bandPositions.slice(1).map((x, at) => (x + (bandPositions[at] ?? 0)) / 2);
  const edges = [0, ...middles, sheet.width];
  expect(widths).toEqual(edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0)));
});

test("paths go from point to point, the reference from 250 to 4000 Hz", () => {
  expect(
    pathOf([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toBe("M1 2L3 4");
  const scale = scaleFor([curve]);
  const reference = referencePath({ weighted: 0.6, scale });
  expect(reference.split("L")).toHaveLength(5);
  expect(reference.startsWith(`M${bandPositions[1]} ${scale.y(0.4)}`)).toBe(true);
  expect(referencePath({ weighted: 0.1, scale })).toContain(` ${plot.bottom}`);
});

test("seconds have round levels and room for the longest", () => {
  expect(scaleForSeconds([{ 500: 0.74 }]).levels).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  expect(scaleForSeconds([{ 500: 0.4 }, { 500: 2.04 }]).levels).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
  const long = scaleForSeconds([{ 125: 6.2 }]);
  expect(long.top).toBe(8);
  expect(long.y(8)).toBe(plot.top);
  expect(long.y(0)).toBe(plot.bottom);
  expect(long.limit).toBeUndefined();
});
