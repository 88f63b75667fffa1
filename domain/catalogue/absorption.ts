import { z } from "zod";

export const octaveBands = [125, 250, 500, 1000, 2000, 4000] as const;
export type OctaveBand = (typeof octaveBands)[number];

export const thirdOctaveBands = [
  100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000,
] as const;
export type ThirdOctaveBand = (typeof thirdOctaveBands)[number];

/** A sound absorption coefficient; laboratories may report a little above 1 (edge effect). */
const coefficient = z.number().min(0).max(1.5);

/** Absorption coefficients by octave-band centre frequency in hertz. */
export const octaveAbsorption = z.object({
  125: coefficient,
  250: coefficient,
  500: coefficient,
  1000: coefficient,
  2000: coefficient,
  4000: coefficient,
});
export type OctaveAbsorption = z.infer<typeof octaveAbsorption>;

/** Absorption coefficients by third-octave band; a laboratory reports all eighteen. */
export const thirdOctaveAbsorption = z.object({
  100: coefficient,
  125: coefficient,
  160: coefficient,
  200: coefficient,
  250: coefficient,
  315: coefficient,
  400: coefficient,
  500: coefficient,
  630: coefficient,
  800: coefficient,
  1000: coefficient,
  1250: coefficient,
  1600: coefficient,
  2000: coefficient,
  2500: coefficient,
  3150: coefficient,
  4000: coefficient,
  5000: coefficient,
});
export type ThirdOctaveAbsorption = z.infer<typeof thirdOctaveAbsorption>;
