import { expect, test } from "vitest";
import type { ThirdOctaveAbsorption } from "../acoustics/absorption.ts";
import { curvesOf, shareCurves } from "./curves-of.ts";
import type { MountingContent } from "./product-content.ts";
import { hasValues, rateMounting } from "./rate-mounting.ts";

const text = { zh: "墙", en: "Wall", ar: "جدار" };
const absorption = { 125: 0.1, 250: 0.3, 500: 0.7, 1000: 0.9, 2000: 0.8, 4000: 0.8 };
const bare: MountingContent = { id: "battens-50", kind: "battens", buildUp: text, depth: 62 };
const evidence = {
  ...{ kind: "laboratory" as const, standard: "ISO 354", laboratory: "A laboratory" },
  ...{ report: "R-1", date: "2026-01-01" },
};
const comparable = {
  absorption: { 125: 0.2, 500: 0.8 },
  specimen: text,
  differs: text,
  evidence: { kind: "literature" as const, source: text },
};
const felt: MountingContent = {
  ...bare,
  layers: [
    { kind: "felt", thickness: 12 },
    { kind: "air", thickness: 50 },
  ],
};
const rate = (mounting: MountingContent) => rateMounting({ mounting, lang: "en" });

test("a mounting of which nothing is known has nothing to show", () => {
  expect(hasValues(rate(bare))).toBe(false);
  expect(curvesOf(rate(bare))).toEqual([]);
});

test("what somebody else has published is no value of the product", () => {
  const mounting = rate({ ...bare, comparable: [comparable] });
  expect(mounting.measured).toBeUndefined();
  expect(curvesOf(mounting).map(({ status }) => status)).toEqual(["comparable"]);
  expect(mounting.comparable[0]?.evidence).toEqual({ kind: "literature", source: "Wall" });
});

test("values of an old revision that no laboratory stands behind are not the product's", () => {
  const old = {
    ...bare,
    measured: { absorption, evidence: { kind: "literature", source: "A book" } },
  } as unknown as MountingContent;
  expect(hasValues(rate(old))).toBe(false);
});

test("ratings start from third-octaves where there are any, and say what they start from", () => {
  const flat = Object.fromEntries(
    [
      ...[100, 125, 160, 200, 250, 315, 400, 500, 630],
      ...[800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000],
    ].map((frequency) => [frequency, 0.62]),
  ) as ThirdOctaveAbsorption;
  const thirds = { ...flat, 250: 0.2, 200: 0.1, 315: 0.3 };
  const octaves = rate({ ...bare, measured: { absorption, evidence } }).measured;
  expect(octaves).toMatchObject({ basis: "octaves", nrc: 0.7, saa: undefined });
  const fine = rate({ ...bare, measured: { absorption, thirds, evidence } }).measured;
  // Mean of 0.20 and three times 0.62 is 0.515; 250 Hz is the mean of its thirds.
  expect(fine).toMatchObject({ basis: "thirds", nrc: 0.5, saa: 0.52 });
  expect(fine?.weighted.value).toBe(0.5);
});

test("a calculation goes with its layers and falls silent when they do not add up", () => {
  const { calculated } = rate(felt);
  expect(calculated?.reaction).toBe("local");
  expect(calculated?.absorption[4000]).toBeGreaterThan(0.5);
  expect(rate({ ...felt, depth: 112 }).calculated).toBeUndefined();
  expect(rate({ ...felt, kind: "suspended" }).calculated).toBeUndefined();
  expect(rate({ ...felt, kind: "ceiling-void" }).calculated?.reaction).toBe("bulk");
});

test("the firmest curve comes first; two that quote one sheet share it", () => {
  const mounting = rate({
    ...felt,
    measured: { absorption, evidence },
    comparable: [comparable],
  });
  expect(curvesOf(mounting).map(({ status }) => status)).toEqual([
    "measured",
    "comparable",
    "calculated",
  ]);
  const other = rate({
    ...felt,
    comparable: [{ ...comparable, differs: { zh: "别", en: "Other", ar: "آخر" } }],
  });
  const shared = shareCurves([
    ...curvesOf(mounting).map((curve) => ({ curve, owner: "oak" })),
    ...curvesOf(other).map((curve) => ({ curve, owner: "ash" })),
  ]);
  expect(shared.map(({ curve, owners }) => [curve.status, owners])).toEqual([
    ["measured", ["oak"]],
    ["comparable", ["oak", "ash"]],
    ["calculated", ["oak", "ash"]],
  ]);
});
