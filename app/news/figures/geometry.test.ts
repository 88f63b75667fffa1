import { describe, expect, test } from "vitest";
import { slatThirds } from "#domain/acoustics/published-curves.ts";
import { axis, lineThrough, steps } from "./axis.ts";
import {
  curveFrame,
  landmarksOf,
  octaveStripes,
  pointsOfThirds,
  stripeOf,
} from "./curve-geometry.ts";
import { coveredLengths, coverWalls } from "./room-geometry.ts";

describe("axes", () => {
  test("run evenly, also downwards", () => {
    const x = axis({ from: 0, to: 3, start: 30, end: 330 });
    expect([0, 1.5, 3].map(x)).toEqual([30, 180, 330]);
    const y = axis({ from: 0, to: -60, start: 10, end: 130 });
    expect([0, -30, -60].map(y)).toEqual([10, 70, 130]);
  });

  test("have steps without dust", () => {
    expect(steps({ from: 0, to: 1.2, by: 0.2 })).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1, 1.2]);
    expect(steps({ from: 0.55, to: 0.75, by: 0.05 })).toEqual([0.55, 0.6, 0.65, 0.7, 0.75]);
  });

  test("a line is interrupted where a point is missing", () => {
    const at = (x: number) => ({ x, y: 0 });
    expect(lineThrough([at(1), at(2), undefined, at(4), at(5)])).toBe("M1 0L2 0M4 0L5 0");
  });
});

describe("a curve in third-octaves", () => {
  const points = pointsOfThirds(slatThirds);

  test("has one gap, where the sheet has no value", () => {
    expect(points.flatMap((point, at) => (point ? [] : [at]))).toEqual([5]);
  });

  test("stays on its sheet, and each octave holds its three thirds", () => {
    for (const point of points) {
      if (!point) continue;
      expect(point.x).toBeGreaterThan(curveFrame.left);
      expect(point.x).toBeLessThan(curveFrame.right);
      expect(point.y).toBeGreaterThanOrEqual(curveFrame.top);
      expect(point.y).toBeLessThanOrEqual(curveFrame.bottom);
    }
    const within = octaveStripes.map(
      ({ left, right }) =>
        points.filter((point) => point && point.x > left && point.x < right).length,
    );
    expect(within).toEqual([3, 2, 3, 3, 3, 3]);
    expect(stripeOf({ from: 125, to: 4000 }).width).toBeCloseTo(
      curveFrame.right - curveFrame.left,
      1,
    );
  });

  test("its landmarks are those of the article", () => {
    const { peak, bass, aboveOne, at500 } = landmarksOf(slatThirds);
    expect(peak).toMatchObject({ third: 800, value: 1.11 });
    expect(bass).toEqual({ upTo: 200, most: 0.2 });
    expect(aboveOne.map(({ third }) => third)).toEqual([800, 1000, 1250]);
    expect(at500?.value).toBe(0.74);
  });
});

describe("panels on the walls of a room", () => {
  const room = { length: 9, width: 7, height: 3 };

  test("fill the long wall first, from floor to ceiling", () => {
    expect(coveredLengths({ area: 0, room })).toEqual({ long: 0, short: 0 });
    expect(coveredLengths({ area: 21, room })).toEqual({ long: 7, short: 0 });
    expect(coveredLengths({ area: 40, room })).toEqual({ long: 9, short: 4.33 });
  });

  test("nothing is drawn where nothing is covered", () => {
    expect(coverWalls({ area: 20, room }).short).toMatchObject({ covered: "", slats: "" });
    expect(coverWalls({ area: 20, room }).long.covered).toMatch(/^M.*Z$/);
  });
});
