import type { OctaveAbsorption } from "#domain/catalogue/absorption.ts";
import { octaveBands } from "#domain/catalogue/octave-bands.ts";

/** The sheet the curve is drawn on, in its own units; about the size of a hand. */
export const sheet = { width: 400, height: 236 };
const frame = { left: 34, right: 388, top: 12, bottom: 208 };

/** Octaves are equal steps to the ear, so the bands stand at equal distances. */
export const bandPositions = octaveBands.map(
  (_band, position) => 46 + (position * (376 - 46)) / (octaveBands.length - 1),
);

export type Scale = { top: number; levels: number[]; y(coefficient: number): number };

/** Up to 1.0, or up to 1.2 where a laboratory found an edge effect. */
export function scaleFor(curves: OctaveAbsorption[]): Scale {
  const highest = Math.max(...curves.flatMap((curve) => octaveBands.map((band) => curve[band])));
  const top = highest > 1.2 ? 1.5 : highest > 1 ? 1.2 : 1;
  const levels = [0, 0.2, 0.4, 0.6, 0.8, 1].concat(top > 1 ? [1.2] : []);
  const y = (coefficient: number) =>
    round(frame.bottom - (coefficient / top) * (frame.bottom - frame.top));
  return { top, levels, y };
}

export const plot = frame;

export function pointsOf({ curve, scale }: { curve: OctaveAbsorption; scale: Scale }) {
  return octaveBands.map((band, position) => ({
    band,
    x: round(bandPositions[position] ?? 0),
    y: scale.y(curve[band]),
  }));
}

/** Straight from band to band: nothing was measured in between. */
export function pathOf(points: { x: number; y: number }[]): string {
  return points.map(({ x, y }, position) => `${position === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** The reference curve of ISO 11654 shifted to a weighted absorption coefficient. */
export function referencePath({ weighted, scale }: { weighted: number; scale: Scale }): string {
  const below = [0.2, 0, 0, 0, 0.1];
  return pathOf(
    below.map((by, position) => ({
      x: round(bandPositions[position + 1] ?? 0),
      y: scale.y(Math.max(0, weighted - by)),
    })),
  );
}

/** The strips of the sheet that are nearer to a band than to any other, as columns of a grid. */
export const bandColumns = "grid-cols-[79fr_66fr_66fr_66fr_66fr_57fr]";

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
