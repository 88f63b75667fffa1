import type { OctaveAbsorption, ThirdOctaveAbsorption } from "./absorption.ts";

/**
 * Single-number ratings of sound absorption, always computed from the bands.
 *
 * Arithmetic is done in whole hundredths or thousandths: halves are rounded up as the standards
 * mean it, and 0.825 is not 0.82499999.
 */

export type AbsorptionClass = "A" | "B" | "C" | "D" | "E";
export type ShapeIndicator = "L" | "M" | "H";
export type WeightedAbsorption = {
  value: number;
  /** Bands far better than the rating says: low, middle, high. */
  shape: ShapeIndicator[];
  /** Undefined below 0.15: not classified. */
  class: AbsorptionClass | undefined;
};

const thousandths = (coefficient: number) => Math.round(coefficient * 1000);

/** Rounds thousandths to steps, halves up, and gives a coefficient back. */
function roundTo({ value, step }: { value: number; step: number }): number {
  return (Math.floor(value / step + 0.5) * step) / 1000;
}

function band<Bands extends object>(bands: Bands, frequency: keyof Bands & number): number {
  const value: unknown = bands[frequency];
  if (typeof value !== "number" || !Number.isFinite(value)) {
    throw new RangeError(`The absorption at ${frequency} Hz is missing`);
  }
  return thousandths(value);
}

/**
 * Noise reduction coefficient (ASTM C423): the mean at four frequencies, to the nearest 0.05. The
 * standard means third-octave bands; octave bands may give the next step.
 */
export function noiseReductionCoefficient(
  bands: Pick<OctaveAbsorption, 250 | 500 | 1000 | 2000>,
): number {
  const sum = band(bands, 250) + band(bands, 500) + band(bands, 1000) + band(bands, 2000);
  return roundTo({ value: sum / 4, step: 50 });
}

const averaged = [200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500] as const;

/**
 * The octave values behind practical coefficients (ISO 11654): the mean of three thirds, to the
 * second decimal.
 */
export function octavesOfThirds(thirds: ThirdOctaveAbsorption): OctaveAbsorption {
  const octave = (...three: (keyof ThirdOctaveAbsorption)[]) => {
    const sum = three.reduce((total, frequency) => total + band(thirds, frequency), 0);
    return roundTo({ value: sum / three.length, step: 10 });
  };
  return {
    125: octave(100, 125, 160),
    250: octave(200, 250, 315),
    500: octave(400, 500, 630),
    1000: octave(800, 1000, 1250),
    2000: octave(1600, 2000, 2500),
    4000: octave(3150, 4000, 5000),
  };
}

/** Sound absorption average (ASTM C423): the mean of twelve third-octave bands, to 0.01. */
export function soundAbsorptionAverage(thirds: ThirdOctaveAbsorption): number {
  const sum = averaged.reduce((total, frequency) => total + band(thirds, frequency), 0);
  return roundTo({ value: sum / averaged.length, step: 10 });
}

/** Practical absorption coefficients (ISO 11654): in steps of 0.05, at most 1.00. */
export function practicalAbsorption(bands: OctaveAbsorption): OctaveAbsorption {
  const practical = (frequency: keyof OctaveAbsorption) =>
    Math.min(1, roundTo({ value: band(bands, frequency), step: 50 }));
  return {
    125: practical(125),
    250: practical(250),
    500: practical(500),
    1000: practical(1000),
    2000: practical(2000),
    4000: practical(4000),
  };
}

const reference = { 250: 800, 500: 1000, 1000: 1000, 2000: 1000, 4000: 900 } as const;
const rated = [250, 500, 1000, 2000, 4000] as const;
const indicated: [ShapeIndicator, (typeof rated)[number][]][] = [
  ["L", [250]],
  ["M", [500, 1000]],
  ["H", [2000, 4000]],
];

export type RatedBand = (typeof rated)[number];

/** The reference curve of ISO 11654 moved down, and how far a product falls short of it. */
export type ShiftedReference = {
  shift: number;
  bands: { band: RatedBand; practical: number; reference: number; shortfall: number }[];
  /** The sum of unfavourable deviations. */
  shortfall: number;
  isAllowed: boolean;
};

/** Compares practical coefficients with the reference curve at one shift. */
export function shiftReference({
  bands,
  shift,
}: {
  bands: OctaveAbsorption;
  shift: number;
}): ShiftedReference {
  const practical = practicalAbsorption(bands);
  const compared = rated.map((frequency) => {
    const shifted = reference[frequency] - thousandths(shift);
    const measured = thousandths(practical[frequency]);
    return {
      ...{ band: frequency, practical: practical[frequency], reference: shifted / 1000 },
      shortfall: Math.max(0, shifted - measured) / 1000,
    };
  });
  const sum = compared.reduce((total, { shortfall }) => total + thousandths(shortfall), 0);
  return { shift, bands: compared, shortfall: sum / 1000, isAllowed: sum <= 100 };
}

/**
 * Weighted absorption coefficient (ISO 11654): the reference curve is shifted down in steps of
 * 0.05 until the sum of unfavourable deviations is at most 0.10; its value at 500 Hz is the rating.
 */
export function weightedAbsorption(bands: OctaveAbsorption): WeightedAbsorption {
  for (let shift = 0; ; shift += 50) {
    const shifted = shiftReference({ bands, shift: shift / 1000 });
    if (!shifted.isAllowed) continue;
    const value = (1000 - shift) / 1000;
    const exceeds = ({ practical, reference: below }: ShiftedReference["bands"][number]) =>
      thousandths(practical) - thousandths(below) >= 250;
    const shape = indicated
      .filter(([, frequencies]) =>
        shifted.bands.some((one) => frequencies.includes(one.band) && exceeds(one)),
      )
      .map(([indicator]) => indicator);
    return { value, shape, class: absorptionClass(value) };
  }
}

/** Sound absorption class (ISO 11654) of a weighted absorption coefficient. */
export function absorptionClass(weighted: number): AbsorptionClass | undefined {
  if (weighted >= 0.9) return "A";
  if (weighted >= 0.8) return "B";
  if (weighted >= 0.6) return "C";
  if (weighted >= 0.3) return "D";
  if (weighted >= 0.15) return "E";
  return undefined;
}

export type Ratings = {
  weighted: WeightedAbsorption;
  nrc: number;
  saa: number | undefined;
  /** What the ratings start from. The standards start from third-octaves. */
  basis: "thirds" | "octaves";
};

/** All single numbers of one measurement, from third-octaves where there are any. */
export function rateAbsorption({
  absorption,
  thirds,
}: {
  absorption: OctaveAbsorption;
  thirds?: ThirdOctaveAbsorption | undefined;
}): Ratings {
  return {
    weighted: weightedAbsorption(thirds ? octavesOfThirds(thirds) : absorption),
    nrc: noiseReductionCoefficient(thirds ?? absorption),
    saa: thirds && soundAbsorptionAverage(thirds),
    basis: thirds ? "thirds" : "octaves",
  };
}
