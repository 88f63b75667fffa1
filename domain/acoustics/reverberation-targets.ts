import type { OctaveBand } from "./octave-bands.ts";

/**
 * Uses of rooms in which one listens over distance, DIN 18041:2016 group A, and the volumes in m³
 * for which the formula holds.
 */
const groupA = {
  /** Music. */
  A1: { factor: 0.45, constant: 0.07, from: 30, to: 1000 },
  /** Speech, lectures. */
  A2: { factor: 0.37, constant: -0.14, from: 50, to: 5000 },
  /** Teaching, communication. */
  A3: { factor: 0.32, constant: -0.17, from: 30, to: 5000 },
  /** Teaching that includes everybody. */
  A4: { factor: 0.26, constant: -0.14, from: 30, to: 500 },
  /** Sport. */
  A5: { factor: 0.75, constant: -1, from: 200, to: 10_000 },
} as const;
export type ListeningUse = keyof typeof groupA;
export const listeningUses = ["A1", "A2", "A3", "A4", "A5"] as const satisfies ListeningUse[];

/** Reverberation time wanted of an occupied room, in seconds. */
export function wantedTime({ use, volume }: { use: ListeningUse; volume: number }): number {
  const { factor, constant } = groupA[use];
  return factor * Math.log10(volume) + constant;
}

/** Between these bands the standard's tolerance is the same on both sides. */
export const toleranceBands = { lowest: 250, highest: 2000 } as const;

/** What the time may be in each band, as a multiple of the wanted one. */
const tolerances: Record<OctaveBand, { least: number; most: number }> = {
  125: { least: 0.65, most: 1.45 },
  250: { least: 0.8, most: 1.2 },
  500: { least: 0.8, most: 1.2 },
  1000: { least: 0.8, most: 1.2 },
  2000: { least: 0.8, most: 1.2 },
  4000: { least: 0.65, most: 1.2 },
};

export type TimeRange = { least: number; most: number };

/** What the wanted time may be in a band; nothing for volumes the formula is not for. */
export function wantedRange({
  use,
  volume,
  band = 1000,
}: {
  use: ListeningUse;
  volume: number;
  band?: OctaveBand;
}): TimeRange | undefined {
  const { from, to } = groupA[use];
  if (volume < from || volume > to) return undefined;
  const wanted = wantedTime({ use, volume });
  const { least, most } = tolerances[band];
  return { least: least * wanted, most: most * wanted };
}

/** The volumes in m³ for which the formula of a use holds. */
export function volumesFor(use: ListeningUse): { from: number; to: number } {
  const { from, to } = groupA[use];
  return { from, to };
}

/** Uses of rooms in which one is near each other, DIN 18041:2016 group B. */
const groupB = {
  B2: { low: 0.15, constant: 4.8 },
  B3: { low: 0.2, constant: 3.13 },
  B4: { low: 0.25, constant: 2.13 },
  B5: { low: 0.3, constant: 1.47 },
} as const;
export type NearUse = keyof typeof groupB;
export const nearUses = ["B2", "B3", "B4", "B5"] as const satisfies NearUse[];

/** Absorption area wanted of an empty room, in m² for each m³ of it, from 250 to 2000 Hz. */
export function wantedAbsorption({ use, height }: { use: NearUse; height: number }): number {
  const { low, constant } = groupB[use];
  return height <= 2.5 ? low : 1 / (constant + 4.69 * Math.log10(height));
}

/** ANSI S12.60-2002: the longest time of an empty classroom at 500, 1000 and 2000 Hz, by volume. */
export function longestInClassroom(volume: number): number | undefined {
  if (volume <= 283) return 0.6;
  return volume <= 566 ? 0.7 : undefined;
}
