import { describe, expect, test } from "vitest";
import type { Absorber } from "../absorber.ts";
import { calculation, type Treatment } from "../calculation.ts";
import { listQuantities } from "./list-quantities.ts";

const slat: Absorber = {
  ...{ id: "slat-oak", code: "MS-01", material: "wood-slat", title: "Oak slats" },
  sizes: [{ width: 600, height: 2400, depth: 21 }],
  mountings: [
    mounting("direct", "direct", []),
    mounting("battens-50", "battens-wool", [{ kind: "wool", thickness: 50 }]),
    mounting("hung", "suspended", []),
  ],
  finishes: [
    { id: "oak", name: "Oak", colour: "#c8a26b" },
    { id: "walnut", name: "Walnut", colour: "#5a3b22" },
  ],
  weight: { value: 9, per: "m2" },
  packing: {
    ...{ piecesPerCarton: 2, grossWeight: 28, squareMetresPerPallet: 86.4 },
    carton: { width: 620, height: 2430, depth: 65 },
  },
  price: null,
};
const unpacked: Absorber = { ...slat, id: "unpacked", packing: null };

function mounting(
  id: string,
  kind: Absorber["mountings"][number]["kind"],
  behind: NonNullable<Absorber["mountings"][number]["layers"]>,
) {
  const panel = { kind: "slots", thickness: 12, width: 13, spacing: 40 } as const;
  return {
    ...{ id, kind, buildUp: "", depth: 71, absorption: {}, sources: [] },
    layers: [panel, ...behind],
  };
}

const plaster = { kind: "surface", id: "plaster" } as const;
const box = calculation.parse({
  room: {
    ...{ shape: "box", length: 9, width: 7, height: 3 },
    sides: Object.fromEntries(
      ["floor", "ceiling", "front", "back", "left", "right"].map((side) => [side, plaster]),
    ),
  },
});

const on = (side: Treatment["on"], area: number, other: Partial<Treatment> = {}): Treatment => ({
  ...{ on: side, area, ...other },
  material: { kind: "product", id: "slat-oak", mounting: "battens-50", ...other.material },
});

const list = (...treatments: Treatment[]) =>
  listQuantities({ calculation: { ...box, treatments }, absorbers: [slat, unpacked] });

test("one wall: panels, cartons, pallets, kilograms, cubic metres", () => {
  const { lines, transport } = list(on("left", 14.4));
  expect(lines).toEqual([
    {
      ...{ product: "slat-oak", finish: undefined, size: slat.sizes[0] },
      placed: [expect.objectContaining({ on: "left", panels: 10, area: 14.4 })],
      ...{ area: 14.4, panels: 10, panelArea: expect.closeTo(14.4, 9) },
      ...{ orderedArea: expect.closeTo(14.4, 9) },
      ...{ waste: expect.closeTo(0, 9), cartons: 5, pallets: 1, grossWeight: 140 },
      cubicMetres: expect.closeTo(5 * 0.62 * 2.43 * 0.065, 9),
    },
  ]);
  expect(transport.by).toBe("shared-container");
});

test("sides of one product share cartons; finishes do not", () => {
  expect(list(on("left", 1.44), on("right", 1.44)).lines).toMatchObject([
    { panels: 2, cartons: 1 },
  ]);
  const apart = list(on("left", 1.44, { finish: "oak" }), on("right", 1.44, { finish: "walnut" }));
  expect(apart.lines).toMatchObject([
    { finish: "oak", panels: 1, cartons: 1, orderedArea: expect.closeTo(2.88, 9) },
    { finish: "walnut", panels: 1, cartons: 1 },
  ]);
});

test("offcuts are waste, a carton that is not full is not", () => {
  const [line] = list(on("left", 27)).lines;
  expect(line).toMatchObject({ panels: 19, cartons: 10, orderedArea: expect.closeTo(28.8, 9) });
  expect(line?.waste).toBeCloseTo(1 - 27 / (19 * 1.44), 9);
});

describe("what goes with panels", () => {
  test("as far as the build-up says it", () => {
    expect(list(on("left", 14.4), on("right", 7.2)).accessories).toEqual([
      { kind: "wool", thickness: 50, area: expect.closeTo(21.6, 9) },
      { kind: "battens", depth: 50, area: expect.closeTo(21.6, 9) },
      { kind: "edge-profile", length: expect.closeTo(2 * (6 + 2.4) + 2 * (3 + 2.4), 9) },
    ]);
  });

  test("nothing behind what is glued, and the rest is named as not counted", () => {
    const glued = { material: { kind: "product", id: "slat-oak", mounting: "direct" } } as const;
    const { accessories, notCounted } = list(on("left", 14.4, glued));
    expect(accessories.map(({ kind }) => kind)).toEqual(["edge-profile"]);
    expect(notCounted).toEqual(["fixings", "corners", "pallet-weight"]);
    expect(list(on("left", 14.4)).notCounted).toContain("batten-spacing");
  });

  test("what hangs has no edge to frame, and hangers that nobody counted", () => {
    const hung = { material: { kind: "product", id: "slat-oak", mounting: "hung" } } as const;
    const { accessories, notCounted } = list(on("ceiling", 14.4, hung));
    expect(accessories).toEqual([]);
    expect(notCounted).toContain("suspension");
  });
});

test("a product of which nobody knows the packing is counted in panels", () => {
  const material = { kind: "product", id: "unpacked", mounting: "direct" } as const;
  const { lines, transport, notCounted } = list(on("left", 14.4, { material }));
  expect(lines).toMatchObject([{ panels: 10, cartons: undefined, grossWeight: undefined }]);
  expect(transport).toEqual({ by: "nothing" });
  expect(notCounted).toContain("unpacked");
});

test("a surface without a shape is counted by its area", () => {
  const room = { ...box.room, shape: "surfaces", volume: 50 } as const;
  const surfaces = [{ area: 20, material: plaster }];
  const { lines, accessories } = listQuantities({
    calculation: { room: { ...room, surfaces }, treatments: [on(0, 10)] },
    absorbers: [slat],
  });
  expect(lines).toMatchObject([{ panels: 7, placed: [{ layout: undefined }] }]);
  expect(accessories.some(({ kind }) => kind === "edge-profile")).toBe(false);
});

test("a product that is gone is named by its field", () => {
  const material = { kind: "product", id: "gone", mounting: "direct" } as const;
  expect(() => list(on("left", 1), on("left", 1, { material }))).toThrow(
    expect.objectContaining({ fields: { "treatments.1.material": "gone" } }),
  );
});

test("more area never takes less of anything, and what is ordered covers what was asked for", () => {
  let before = { panels: 0, cartons: 0, grossWeight: 0 };
  for (let area = 0.5; area <= 63; area += 0.5) {
    const [line] = list(on("ceiling", area)).lines;
    if (!line) throw new Error("No line");
    const { panels, cartons = 0, grossWeight = 0 } = line;
    expect(line.orderedArea).toBeGreaterThanOrEqual(area - 1e-4);
    expect(line.panelArea).toBeLessThanOrEqual(line.orderedArea + 1e-9);
    expect(panels).toBeGreaterThanOrEqual(before.panels);
    expect(cartons).toBeGreaterThanOrEqual(before.cartons);
    expect(grossWeight).toBeGreaterThanOrEqual(before.grossWeight);
    before = { panels, cartons, grossWeight };
  }
});
