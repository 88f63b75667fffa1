/** Normal speech at one metre in the free field, octaves from 125 to 8000 Hz, in decibels. */
export const normalSpeech = [49.9, 54.3, 58, 52, 44.8, 38.8, 33.5] as const;
const weighting = [-16.1, -8.6, -3.2, 0, 1.2, 1, -1.1] as const;

/** A-weighted level of octave levels from 125 to 8000 Hz. */
export function weightedLevel(levels: readonly number[]): number {
  const sum = levels.reduce(
    (total, level, band) => total + 10 ** ((level + (weighting[band] ?? 0)) / 10),
    0,
  );
  return 10 * Math.log10(sum);
}

/** Sound power level of an omnidirectional source by its level at one metre. */
export function powerLevel(atOneMetre: number): number {
  return atOneMetre + 10 * Math.log10(4 * Math.PI);
}

/** By how much a booth lowers normal speech, given what it takes from each octave, in decibels. */
export function speechReduction(reductions: readonly number[]): number {
  const outside = normalSpeech.map((level, band) => level - (reductions[band] ?? 0));
  return weightedLevel(normalSpeech) - weightedLevel(outside);
}
