import { expect, test } from "vitest";
import type { Bands } from "../acoustics/bands.ts";
import type { Absorber } from "../calculator/absorber.ts";
import { runCalculation } from "../calculator/run-calculation.ts";
import { listBareParts } from "./bare-parts.ts";
import type { BareSurfaces } from "./case-content.ts";
import { type Covering, roomOfCase } from "./room-of-case.ts";

const dimensions = { length: 5, width: 4, height: 3 };
const surfaces: BareSurfaces = { floor: "parquet", walls: "plaster", ceiling: "plaster" };
const material = { kind: "product", id: "panel", mounting: "direct" } as const;
const panel: Covering = { side: "walls", area: 10, material };

function place({
  coverings,
  patches = [],
}: {
  coverings: Covering[];
  patches?: BareSurfaces["patches"];
}) {
  const room = { name: "", dimensions, surfaces: { ...surfaces, patches }, target: undefined };
  return roomOfCase({ ...room, coverings });
}

function absorbing(absorption: Bands): Absorber {
  const mounting = { id: "direct", kind: "direct" as const, buildUp: "", depth: 12, absorption };
  return {
    ...{ id: "panel", code: "P", material: "polyester", title: "Panel", sizes: [], finishes: [] },
    ...{ weight: null, packing: null, price: null },
    mountings: [{ ...mounting, sources: [{ status: "measured", bands: [1000] }] }],
  };
}

function predict({ absorption, ...room }: { absorption: Bands } & Parameters<typeof place>[0]) {
  const calculation = place(room);
  return calculation && runCalculation({ calculation, absorbers: [absorbing(absorption)] });
}

test("a room worked out by hand", () => {
  // At 1 kHz: 20 m² × 0.06 + 54 m² × 0.03 + 20 m² × 0.03 = 3.42 m²; the air of 60 m³ takes 0.258 m².
  // 0.1611 × 60 / 3.678 = 2.63 s. The panel adds 10 × (0.8 − 0.03) = 7.7 m²: 0.85 s.
  // Eyring: −94 m² × ln(1 − 11.12 / 94) + 0.258 = 12.09 m²: 0.80 s.
  const times = predict({ coverings: [panel], absorption: { 1000: 0.8 } });
  expect(times?.before.sabine[1000]).toBeCloseTo(2.63, 2);
  expect(times?.after.sabine[1000]).toBeCloseTo(0.85, 2);
  expect(times?.after.eyring[1000]).toBeCloseTo(0.8, 2);
});

test("a window is taken off the wall it is in", () => {
  const patches: BareSurfaces["patches"] = [{ surface: "glass", area: 6, on: "walls" }];
  expect(listBareParts({ dimensions, surfaces: { ...surfaces, patches } })).toEqual([
    { side: "floor", surface: "parquet", area: 20 },
    { side: "walls", surface: "plaster", area: 48 },
    { side: "ceiling", surface: "plaster", area: 20 },
    { side: "walls", surface: "glass", area: 6 },
  ]);
  expect(place({ coverings: [], patches })?.room).toMatchObject({
    patches: [{ on: "left", area: 6, material: { kind: "surface", id: "glass" } }],
  });
});

test("panels hang on one wall as long as one has room for them, then on several", () => {
  const on = (area: number, patches: BareSurfaces["patches"] = []) =>
    place({ coverings: [{ ...panel, area }], patches })?.treatments.map((one) => [
      one.on,
      one.area,
    ]);
  expect(on(10)).toEqual([["back", 10]]);
  expect(on(14)).toEqual([["left", 14]]);
  expect(on(14, [{ surface: "glass", area: 6, on: "walls" }])).toEqual([["right", 14]]);
  expect(on(30)).toEqual([
    ["back", 12],
    ["front", 12],
    ["left", 6],
  ]);
});

test("what has no room on its side is not calculated", () => {
  expect(place({ coverings: [{ ...panel, area: 54 }] })).toBeDefined();
  expect(place({ coverings: [{ ...panel, area: 55 }] })).toBeUndefined();
  const patches: BareSurfaces["patches"] = [{ surface: "glass", area: 60, on: "walls" }];
  expect(place({ coverings: [], patches })).toBeUndefined();
});

test("odd sizes fill a room to its last corner", () => {
  const odd = { length: 4.337, width: 3.119, height: 2.413 };
  const area = 2 * (odd.length + odd.width) * odd.height;
  const room = { name: "", dimensions: odd, surfaces, target: undefined };
  const calculation = roomOfCase({ ...room, coverings: [{ ...panel, area }] });
  if (!calculation) throw new Error("It has room");
  const { after } = runCalculation({ calculation, absorbers: [absorbing({ 1000: 0.8 })] });
  expect(after.surface).toBeCloseTo(area + 2 * odd.length * odd.width, 6);
});

test("a coefficient above one counts as one", () => {
  const above = predict({ coverings: [panel], absorption: { 1000: 1.09 } });
  const one = predict({ coverings: [panel], absorption: { 1000: 1 } });
  expect(above?.after.sabine[1000]).toBe(one?.after.sabine[1000]);
});
