import type { OctaveAbsorption, ThirdOctaveAbsorption } from "./absorption.ts";

/**
 * Curves that others have published, where more than one part of the site quotes them. What was
 * measured, and who says so, stands beside each quotation.
 */

const octaves = (
  values: readonly [number, number, number, number, number, number],
): OctaveAbsorption => ({
  ...{ 125: values[0], 250: values[1], 500: values[2] },
  ...{ 1000: values[3], 2000: values[4], 4000: values[5] },
});

/** Wood slats on felt over a 50 mm void, ISO 354; the sheet has no value at 315 Hz. */
export const slatThirds: Partial<ThirdOctaveAbsorption> = {
  ...{ 100: 0.09, 125: 0.1, 160: 0.17, 200: 0.2, 250: 0.3 },
  ...{ 400: 0.59, 500: 0.74, 630: 0.91, 800: 1.11, 1000: 1.09, 1250: 1.06 },
  ...{ 1600: 0.96, 2000: 0.85, 2500: 0.75, 3150: 0.77, 4000: 0.85, 5000: 0.81 },
};

/**
 * The same in octaves. At 250 Hz stands the third-octave value, since the octave cannot be formed
 * without 315 Hz: whoever shows it says so.
 */
export const slatOctaves = octaves([0.12, 0.3, 0.75, 1.09, 0.85, 0.81]);

/** Rows of the table in Vorländer, Auralization. */
export const perforatedChipboard = octaves([0.41, 0.67, 0.58, 0.59, 0.68, 0.35]);
export const mineralBoardOverCavity = octaves([0.2, 0.56, 0.82, 0.87, 0.7, 0.53]);
export const perforatedGypsumCeiling = octaves([0.45, 0.55, 0.6, 0.9, 0.86, 0.75]);
