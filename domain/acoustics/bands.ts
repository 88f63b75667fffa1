import { type OctaveBand, octaveBands } from "./octave-bands.ts";

/** The exact middle of a third-octave band: 1000·10^(n/10). */
export function exactThird(nominal: number): number {
  return 1000 * 10 ** (Math.round(10 * Math.log10(nominal / 1000)) / 10);
}

/** The exact middles of the three thirds of an octave. */
export function thirdsOf(octave: number): number[] {
  const middle = exactThird(octave);
  return [-1, 0, 1].map((third) => middle * 10 ** (third / 10));
}

/** Frequencies evenly spread over a third-octave on a logarithmic scale. */
export function withinThird({ middle, count }: { middle: number; count: number }): number[] {
  return Array.from(
    { length: count },
    (_, position) => middle * 10 ** (((position + 0.5) / count - 0.5) / 10),
  );
}

export type Bands = Partial<Record<OctaveBand, number>>;

/** The bands that have a value, in order. */
export function bandsOf(bands: Bands): OctaveBand[] {
  return octaveBands.filter((band) => bands[band] !== undefined);
}

export function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}
