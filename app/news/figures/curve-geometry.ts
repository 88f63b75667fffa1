import type { ThirdOctaveAbsorption } from "#domain/acoustics/absorption.ts";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import { axis, round } from "./axis.ts";

/** The sheet of a curve in third-octaves: a third of an octave is one step. */
export const curveSheet = { width: 400, height: 250 };
export const curveFrame = { left: 30, right: 392, top: 14, bottom: 216 };

const thirds = [
  ...([100, 125, 160, 200, 250, 315, 400, 500, 630] as const),
  ...([800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000] as const),
];
type Third = (typeof thirds)[number];

const across = axis({
  ...{ from: -0.5, to: thirds.length - 0.5 },
  ...{ start: curveFrame.left, end: curveFrame.right },
});
export const upwards = axis({ from: 0, to: 1.2, start: curveFrame.bottom, end: curveFrame.top });

/** The stripe that an octave takes up: three thirds. */
export const octaveStripes = octaveBands.map((band, position) => ({
  ...{ band, left: across(position * 3 - 0.5), right: across(position * 3 + 2.5) },
  middle: across(position * 3 + 1),
}));

export type CurvePoint = { third: Third; value: number; x: number; y: number };

/** The points of a curve; undefined where the source has no value. */
export function pointsOfThirds(curve: Partial<ThirdOctaveAbsorption>): (CurvePoint | undefined)[] {
  return thirds.map((third, position) => {
    const value = curve[third];
    return value === undefined
      ? undefined
      : { third, value, x: across(position), y: upwards(value) };
  });
}

/** What a reader looks for in a curve. */
export function landmarksOf(curve: Partial<ThirdOctaveAbsorption>) {
  const points = pointsOfThirds(curve).filter((point) => point !== undefined);
  const bass = points.filter(({ third }) => third <= 200);
  const highest = (among: CurvePoint[]) =>
    among.reduce((best, point) => (point.value > best.value ? point : best));
  return {
    peak: highest(points),
    bass: { upTo: Math.max(...bass.map(({ third }) => third)), most: highest(bass).value },
    aboveOne: points.filter(({ value }) => value > 1),
    at500: points.find(({ third }) => third === 500),
  };
}

/** From the left edge of one octave to the right edge of another. */
export function stripeOf({ from, to }: { from: number; to: number }) {
  const first = octaveStripes.find(({ band }) => band === from);
  const last = octaveStripes.find(({ band }) => band === to);
  const left = first?.left ?? curveFrame.left;
  return { left, width: round((last?.right ?? curveFrame.right) - left) };
}
