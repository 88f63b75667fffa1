import { type Bands, bandsOf } from "#domain/acoustics/bands.ts";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";

/** The sheet the curve is drawn on, in its own units; about the size of a hand. */
export const sheet = { width: 400, height: 236 };
const frame = { left: 34, right: 388, top: 12, bottom: 208 };

/** Octaves are equal steps to the ear, so the bands stand at equal distances. */
export const bandPositions = octaveBands.map(
  (_band, position) => 46 + (position * (376 - 46)) / (octaveBands.length - 1),
);

type Levels = {
  top: number;
  levels: number[];
  /** A level below the top that means something by itself. */
  limit?: number | undefined;
};
export type Scale = Levels & { y(value: number): number };

/** A scale from nothing at the bottom of the plot to `top` at its top. */
function scaleTo(levels: Levels): Scale {
  const height = frame.bottom - frame.top;
  return { ...levels, y: (value) => round(frame.bottom - (value / levels.top) * height) };
}

/** Up to 1.0, or up to 1.2 where a laboratory found an edge effect. */
export function scaleFor(curves: Bands[]): Scale {
  const highest = Math.max(...curves.flatMap((curve) => Object.values(curve)));
  const top = highest > 1.2 ? 1.5 : highest > 1 ? 1.2 : 1;
  const levels = [0, 0.2, 0.4, 0.6, 0.8, 1].concat(top > 1 ? [1.2] : []);
  return scaleTo({ top, levels, limit: top > 1 ? 1 : undefined });
}

/** Steps of a scale of seconds, each for times up to so many. */
const secondSteps = [
  { upTo: 1.2, step: 0.2 },
  { upTo: 3, step: 0.5 },
  { upTo: 6, step: 1 },
  { upTo: Number.POSITIVE_INFINITY, step: 2 },
];

/** Seconds from nothing to above the longest. */
export function scaleForSeconds(times: Bands[]): Scale {
  const longest = Math.max(...times.flatMap((curve) => Object.values(curve)));
  const step = secondSteps.find(({ upTo }) => longest <= upTo)?.step ?? 2;
  const steps = Math.ceil(longest / step);
  const levels = Array.from({ length: steps + 1 }, (_, at) => Math.round(at * step * 10) / 10);
  return scaleTo({ top: levels.at(-1) ?? step, levels });
}

export const plot = frame;

type Point = { x: number; y: number; afterGap?: boolean };

/** The bands of a curve that have a value. */
export function pointsOf({ curve, scale }: { curve: Bands; scale: Scale }) {
  return bandsOf(curve).map((band) => {
    const position = octaveBands.indexOf(band);
    const before = octaveBands[position - 1];
    return {
      band,
      x: round(bandPositions[position] ?? 0),
      y: scale.y(curve[band] ?? 0),
      afterGap: before !== undefined && curve[before] === undefined,
    };
  });
}

/** Straight from band to band, for nothing was measured in between; interrupted where one is missing. */
export function pathOf(points: Point[]): string {
  return points
    .map(({ x, y, afterGap }, position) => `${position === 0 || afterGap ? "M" : "L"}${x} ${y}`)
    .join("");
}

/** The strip between the lowest and the highest that a curve may be. */
export function rangePath({
  least,
  most,
  scale,
}: {
  least: Bands;
  most: Bands;
  scale: Scale;
}): string {
  const above = pointsOf({ curve: most, scale });
  const below = pointsOf({ curve: least, scale }).toReversed();
  return `${pathOf([...above, ...below].map(({ x, y }) => ({ x, y })))}Z`;
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
