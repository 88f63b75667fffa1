import type { OctaveAbsorption } from "../acoustics/absorption.ts";
import { noiseReductionCoefficient } from "../acoustics/ratings.ts";

export const nrcBands = [250, 500, 1000, 2000] as const;

/** How an NRC comes about: four bands, their mean, the nearest step of 0.05. */
export function nrcSteps(absorption: OctaveAbsorption) {
  const values = nrcBands.map((band) => absorption[band]);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rounded = noiseReductionCoefficient(absorption);
  return {
    values,
    mean: Math.round(mean * 10_000) / 10_000,
    rounded,
    /** Every mean in here becomes the same NRC. */
    from: hundredthsAndHalf(rounded - 0.025),
    below: hundredthsAndHalf(rounded + 0.025),
  };
}

function hundredthsAndHalf(value: number): number {
  return Math.round(value * 1000) / 1000;
}
