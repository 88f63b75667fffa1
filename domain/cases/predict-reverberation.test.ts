import { expect, test } from "vitest";
import type { BareSurfaces } from "./case-content.ts";
import { type Covering, listBareParts, predictReverberation } from "./predict-reverberation.ts";

const dimensions = { length: 5, width: 4, height: 3 };
const surfaces: BareSurfaces = { floor: "parquet", walls: "plaster", ceiling: "plaster" };
const panel: Covering = { side: "walls", area: 10, absorption: { 1000: 0.8 } };

function predict({
  coverings,
  patches = [],
}: {
  coverings: Covering[];
  patches?: BareSurfaces["patches"];
}) {
  const parts = listBareParts({ dimensions, surfaces: { ...surfaces, patches } });
  return parts && predictReverberation({ dimensions, parts, coverings });
}

test("a room worked out by hand", () => {
  // At 1 kHz: 20 m² × 0.06 + 54 m² × 0.03 + 20 m² × 0.03 = 3.42 m²; the air of 60 m³ takes 0.258 m².
  // 0.1611 × 60 / 3.678 = 2.63 s. The panel adds 10 × (0.8 − 0.03) = 7.7 m²: 0.85 s.
  // Eyring: −94 m² × ln(1 − 11.12 / 94) + 0.258 = 12.09 m²: 0.80 s.
  const times = predict({ coverings: [panel] });
  expect(times?.before[1000]).toBeCloseTo(2.63, 2);
  expect(times?.after[1000]).toBeCloseTo(0.85, 2);
  expect(times?.afterEyring[1000]).toBeCloseTo(0.8, 2);
});

test("a band that one of the products does not know is left out before and after", () => {
  const times = predict({
    coverings: [
      { ...panel, absorption: { 500: 0.5, 1000: 0.8 } },
      { ...panel, area: 2, absorption: { 1000: 0.4, 2000: 0.6 } },
    ],
  });
  expect(Object.keys(times?.before ?? {})).toEqual(["1000"]);
  expect(Object.keys(times?.after ?? {})).toEqual(["1000"]);
});

test("a window is taken off the wall it is in", () => {
  const parts = listBareParts({
    dimensions,
    surfaces: { ...surfaces, patches: [{ surface: "glass", area: 6, on: "walls" }] },
  });
  expect(parts).toEqual([
    { side: "floor", surface: "parquet", area: 20 },
    { side: "walls", surface: "plaster", area: 48 },
    { side: "ceiling", surface: "plaster", area: 20 },
    { side: "walls", surface: "glass", area: 6 },
  ]);
});

test("what has no room on its side is not calculated", () => {
  expect(predict({ coverings: [{ ...panel, area: 54 }] })).toBeDefined();
  expect(predict({ coverings: [{ ...panel, area: 55 }] })).toBeUndefined();
  const patches: BareSurfaces["patches"] = [{ surface: "glass", area: 60, on: "walls" }];
  expect(predict({ coverings: [], patches })).toBeUndefined();
});

test("a coefficient above one counts as one", () => {
  const above = predict({ coverings: [{ ...panel, absorption: { 1000: 1.09 } }] });
  const one = predict({ coverings: [{ ...panel, absorption: { 1000: 1 } }] });
  expect(above?.after[1000]).toBe(one?.after[1000]);
});
