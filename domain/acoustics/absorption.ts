import { z } from "zod";

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

/** The same where a source leaves bands out. */
export const someOctaveAbsorption = octaveAbsorption.partial();

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
