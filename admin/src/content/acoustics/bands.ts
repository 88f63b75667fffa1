/** Centre frequencies in hertz. */
export const octaves = [125, 250, 500, 1000, 2000, 4000] as const;
export const thirds = [
  100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000,
] as const;

/** Absorption coefficients by frequency, as far as they are typed in. */
export type Bands = Record<string, number | null>;

export function isComplete<Band extends number>(
  bands: Bands | undefined,
  wanted: readonly Band[],
): bands is Bands & Record<Band, number> {
  return bands !== undefined && wanted.every((band) => typeof bands?.[band] === "number");
}
