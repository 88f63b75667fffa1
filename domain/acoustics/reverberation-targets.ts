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
} as const;
export type ListeningUse = keyof typeof groupA;

/** Reverberation time wanted of an occupied room, in seconds. */
export function wantedTime({ use, volume }: { use: ListeningUse; volume: number }): number {
  const { factor, constant } = groupA[use];
  return factor * Math.log10(volume) + constant;
}

/** Between these bands the standard's tolerance is the same on both sides. */
export const toleranceBands = { lowest: 250, highest: 2000 } as const;

/** What the wanted time may be between 250 and 2000 Hz; nothing for volumes the formula is not for. */
export function wantedRange({
  use,
  volume,
}: {
  use: ListeningUse;
  volume: number;
}): { least: number; most: number } | undefined {
  const { from, to } = groupA[use];
  if (volume < from || volume > to) return undefined;
  const wanted = wantedTime({ use, volume });
  return { least: 0.8 * wanted, most: 1.2 * wanted };
}

/** Uses of rooms in which one is near each other, DIN 18041:2016 group B. */
const groupB = {
  B2: { low: 0.15, constant: 4.8 },
  B3: { low: 0.2, constant: 3.13 },
  B4: { low: 0.25, constant: 2.13 },
  B5: { low: 0.3, constant: 1.47 },
} as const;
export type NearUse = keyof typeof groupB;

/** Absorption area wanted of an empty room, in m² for each m³ of it, from 250 to 2000 Hz. */
export function wantedAbsorption({ use, height }: { use: NearUse; height: number }): number {
  const { low, constant } = groupB[use];
  return height <= 2.5 ? low : 1 / (constant + 4.69 * Math.log10(height));
}
