import { describe, expect, test } from "vitest";
import type { OctaveAbsorption } from "./absorption.ts";
import {
  absorptionClass,
  noiseReductionCoefficient,
  octavesOfThirds,
  practicalAbsorption,
  rateAbsorption,
  soundAbsorptionAverage,
  weightedAbsorption,
} from "./ratings.ts";

type Six = [number, number, number, number, number, number];
const octaves = ([a, b, c, d, e, f]: Six): OctaveAbsorption => ({
  125: a,
  250: b,
  500: c,
  1000: d,
  2000: e,
  4000: f,
});

/** Wood slats on 50 mm battens, published to ISO 354. */
const slats = octaves([0.12, 0.3, 0.75, 1.09, 0.85, 0.81]);

describe("weighted absorption (ISO 11654)", () => {
  test("reproduces the published example: 0.60(M), class C", () => {
    const example = octaves([0.2, 0.35, 1, 0.65, 0.6, 0.55]);
    expect(weightedAbsorption(example)).toEqual({ value: 0.6, shape: ["M"], class: "C" });
  });

  test("rates the slat panel 0.60(MH), class C", () => {
    expect(weightedAbsorption(slats)).toEqual({ value: 0.6, shape: ["M", "H"], class: "C" });
  });

  test("a perfect absorber is 1.00, class A", () => {
    expect(weightedAbsorption(octaves([1, 1, 1, 1, 1, 1]))).toEqual({
      value: 1,
      shape: [],
      class: "A",
    });
  });

  test("a bare wall is not classified, and the search ends", () => {
    const { value, class: rated } = weightedAbsorption(octaves([0, 0, 0, 0, 0, 0]));
    expect(value).toBeLessThanOrEqual(0.1);
    expect(rated).toBeUndefined();
  });
});

describe("noise reduction coefficient (ASTM C423)", () => {
  test.each<[string, Six, number]>([
    ["slats on battens", [0.12, 0.3, 0.75, 1.09, 0.85, 0.81], 0.75],
    ["perforated board over wool", [0.41, 0.67, 0.58, 0.59, 0.68, 0.35], 0.65],
    ["perforated gypsum 19.6 %", [0.3, 0.69, 1, 0.81, 0.66, 0.62], 0.8],
    ["perforated gypsum ceiling", [0.45, 0.55, 0.6, 0.9, 0.86, 0.75], 0.75],
    ["mineral fibre board", [0.2, 0.56, 0.82, 0.87, 0.7, 0.53], 0.75],
    ["fibre web mats", [0.07, 0.07, 0.2, 0.41, 0.75, 0.97], 0.35],
    ["needle felt", [0.02, 0.02, 0.05, 0.15, 0.3, 0.4], 0.15],
    ["rock wool 50 mm", [0.22, 0.6, 0.92, 0.9, 0.88, 0.88], 0.85],
    ["fabric panel", [0.21, 0.66, 1, 1, 0.97, 0.98], 0.9],
  ])("%s", (_name, bands, expected) => {
    expect(noiseReductionCoefficient(octaves(bands))).toBe(expected);
  });

  test("rounds halves up, whatever floating point thinks of 0.825", () => {
    expect(noiseReductionCoefficient(octaves([0, 0.8, 0.85, 0.8, 0.85, 0]))).toBe(0.85);
    expect(noiseReductionCoefficient(octaves([0, 0.7, 0.75, 0.7, 0.75, 0]))).toBe(0.75);
  });
});

test("practical coefficients are steps of 0.05, halves up, capped at 1.00", () => {
  expect(practicalAbsorption(octaves([0.024, 0.025, 0.075, 1.09, 0.976, 0.974]))).toEqual(
    octaves([0, 0.05, 0.1, 1, 1, 0.95]),
  );
});

test("octave values are means of three thirds, to the second decimal", () => {
  const thirds = {
    ...{ 100: 0.09, 125: 0.1, 160: 0.17, 200: 0.2, 250: 0.3, 315: 0.4 },
    ...{ 400: 0.59, 500: 0.74, 630: 0.91, 800: 1.11, 1000: 1.09, 1250: 1.06 },
    ...{ 1600: 0.96, 2000: 0.85, 2500: 0.75, 3150: 0.77, 4000: 0.85, 5000: 0.81 },
  };
  expect(octavesOfThirds(thirds)).toEqual(octaves([0.12, 0.3, 0.75, 1.09, 0.85, 0.81]));
  // The standard means third-octaves: 0.30, 0.74, 1.09 and 0.85.
  expect(rateAbsorption({ absorption: slats, thirds })).toEqual({
    ...{ weighted: { value: 0.6, shape: ["M", "H"], class: "C" }, nrc: 0.75 },
    ...{ saa: 0.75, basis: "thirds" },
  });
  expect(rateAbsorption({ absorption: slats })).toMatchObject({ saa: undefined, basis: "octaves" });
});

test("sound absorption average needs twelve third-octave bands and rounds to 0.01", () => {
  const flat = Object.fromEntries(
    [
      100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000,
      5000,
    ].map((frequency) => [frequency, 0.625]),
  ) as Parameters<typeof soundAbsorptionAverage>[0];
  expect(soundAbsorptionAverage(flat)).toBe(0.63);
  const { 315: _left, ...incomplete } = flat;
  expect(() => soundAbsorptionAverage(incomplete as typeof flat)).toThrow("315 Hz is missing");
});

test.each([250, 500, 1000, 2000] as const)("a missing band at %i Hz is refused", (frequency) => {
  const { [frequency]: _left, ...incomplete } = slats;
  expect(() => noiseReductionCoefficient(incomplete as OctaveAbsorption)).toThrow("is missing");
  expect(() => weightedAbsorption(incomplete as OctaveAbsorption)).toThrow("is missing");
  expect(() => weightedAbsorption({ ...slats, [frequency]: Number.NaN })).toThrow("is missing");
});

test.each([
  [1, "A"],
  [0.9, "A"],
  [0.85, "B"],
  [0.75, "C"],
  [0.55, "D"],
  [0.25, "E"],
  [0.15, "E"],
  [0.1, undefined],
] as const)("αw %f is class %s", (value, expected) => {
  expect(absorptionClass(value)).toBe(expected);
});
