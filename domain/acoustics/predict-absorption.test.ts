import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bandsOf } from "./bands.ts";
import { type BuildUpLayer, depthOf } from "./build-up.ts";
import { assumedResistivity, modelError, predictAbsorption } from "./predict-absorption.ts";
import { publishedConstructions } from "./testing/published-constructions.ts";

const slats: BuildUpLayer[] = [
  { kind: "slots", thickness: 12, width: 13, spacing: 40 },
  { kind: "felt", thickness: 9 },
  { kind: "air", thickness: 50 },
];

test("behind slats nothing is said above 1 kHz, of bare felt everything", () => {
  const faced = predictAbsorption({ layers: slats, reaction: "local" });
  expect(bandsOf(faced?.absorption ?? {})).toEqual([125, 250, 500, 1000]);
  expect(faced?.absorption).toEqual({ 125: 0.12, 250: 0.33, 500: 0.74, 1000: 0.83 });
  const bare = predictAbsorption({ layers: [{ kind: "felt", thickness: 12 }], reaction: "bulk" });
  expect(bandsOf(bare?.absorption ?? {})).toEqual([125, 250, 500, 1000, 2000, 4000]);
  expect(depthOf(slats)).toBe(71);
});

test("the range holds the value, the error of the model and what is assumed", () => {
  const prediction = predictAbsorption({ layers: slats, reaction: "local" });
  if (!prediction) throw new Error("no prediction");
  for (const band of bandsOf(prediction.absorption)) {
    const value = prediction.absorption[band] ?? Number.NaN;
    expect(prediction.least[band]).toBeLessThanOrEqual(
      Math.max(0, value - modelError[band]) + 0.005,
    );
    expect(prediction.most[band]).toBeGreaterThanOrEqual(
      Math.min(1.2, value + modelError[band]) - 0.005,
    );
    expect(prediction.least[band]).toBeGreaterThanOrEqual(0);
  }
  expect(prediction.assumed).toEqual([{ fibre: "felt", ...assumedResistivity.felt }]);
  expect(prediction.extrapolated).toEqual([125, 250, 500]);
});

test("a measured flow resistivity is taken instead of the assumed one", () => {
  const layers: BuildUpLayer[] = [{ kind: "felt", thickness: 12, flowResistivity: 30 }];
  const prediction = predictAbsorption({ layers, reaction: "bulk" });
  expect(prediction?.assumed).toEqual([]);
  expect(prediction?.extrapolated).toEqual([125]);
  expect(prediction?.absorption).toEqual({
    ...{ 125: 0.04, 250: 0.09, 500: 0.2 },
    ...{ 1000: 0.36, 2000: 0.57, 4000: 0.77 },
  });
});

test.each<[string, BuildUpLayer[]]>([
  ["nothing that takes up sound", [{ kind: "air", thickness: 50 }]],
  [
    "holes over air, where the fleece decides",
    [
      { kind: "holes", thickness: 16, diameter: 5.5, spacing: 16 },
      { kind: "air", thickness: 20 },
      { kind: "wool", thickness: 30 },
    ],
  ],
  [
    "holes too fine for the model",
    [
      { kind: "holes", thickness: 3, diameter: 0.5, spacing: 2 },
      { kind: "wool", thickness: 30 },
    ],
  ],
])("nothing is said of %s", (_name, layers) => {
  expect(predictAbsorption({ layers, reaction: "bulk" })).toBeUndefined();
});

test("docs/acoustics.md states how far published curves lie from the prediction", () => {
  const doc = readFileSync(new URL("../../docs/acoustics.md", import.meta.url), "utf8");
  let [inside, all] = [0, 0];
  for (const { name, layers, reaction, published } of publishedConstructions) {
    const prediction = predictAbsorption({ layers, reaction });
    if (!prediction) throw new Error(name);
    const { absorption, least, most } = prediction;
    const differences = bandsOf(absorption).map((band) => {
      all += 1;
      const value = published[band];
      if (value >= (least[band] ?? 2) && value <= (most[band] ?? 0)) inside += 1;
      const off = value - (absorption[band] ?? 0);
      return `${off < -0.004 ? "−" : "+"}${Math.abs(off).toFixed(2)}`;
    });
    const row = [name, ...differences, ...Array(6 - differences.length).fill("–")].join(" | ");
    expect(doc).toContain(`| ${row} |`);
  }
  expect(doc).toContain(`${inside} of ${all} values`);
  expect(inside / all).toBeGreaterThan(0.9);
});
