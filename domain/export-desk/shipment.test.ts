import { describe, expect, test } from "vitest";
import type { PackedProduct } from "./list-packed-products.ts";
import { planShipment } from "./plan-shipment.ts";
import { readShipment } from "./read-shipment.ts";

const slats: PackedProduct = {
  ...{ id: "slat-oak", code: "SL", title: "Slats", unit: "m2", hsHeading: undefined },
  size: { width: 600, height: 2400 },
  leadTimeDays: { from: 20, to: 30 },
  packing: {
    ...{ piecesPerCarton: 2, grossWeight: 26, squareMetresPerPallet: 57.6 },
    carton: { width: 620, height: 2420, depth: 55 },
  },
};
const booth: PackedProduct = {
  ...{ ...slats, id: "booth", title: "Booth", unit: "piece" },
  size: { width: 1500, height: 2260 },
  packing: {
    ...{ piecesPerCarton: 1, grossWeight: 390 },
    carton: { width: 1250, height: 2400, depth: 700 },
  },
};
const unpacked: PackedProduct = { ...slats, id: "unpacked", packing: undefined };
const products = [slats, booth, unpacked];

const read = (query: string) => readShipment({ given: new URLSearchParams(query), products });
const plan = (query: string) => planShipment({ lines: read(query).lines });

describe("reading an order", () => {
  test("numbers as people type them, in their units", () => {
    expect(read("p1=slat-oak&a1=٥٧٫٦&p3=booth&a3=2&u3=carton").lines).toMatchObject([
      { place: 0, product: { id: "slat-oak" }, amount: 57.6, unit: "sold" },
      { place: 2, product: { id: "booth" }, amount: 2, unit: "carton" },
    ]);
  });

  test.each([
    ["p1=slat-oak&a1=", { amount: "missing" }],
    ["p1=slat-oak&a1=many", { amount: "number" }],
    ["p1=slat-oak&a1=1,200", { amount: "number" }],
    ["p1=slat-oak&a1=0", { amount: "range" }],
    ["p1=slat-oak&a1=-5", { amount: "range" }],
    ["p1=slat-oak&a1=999999999", { amount: "range" }],
    ["p1=slat-oak&a1=1e99", { amount: "number" }],
    ["p1=slat-oak&a1=1.5&u1=carton", { amount: "whole" }],
    ["p1=booth&a1=1.5", { amount: "whole" }],
    ["p1=booth&a1=1&u1=pallet", { unit: "no-pallets" }],
    ["p1=gone&a1=10", { product: "unknown" }],
    ["p1=unpacked&a1=10", { product: "unpacked" }],
    ["a1=10", { product: "missing" }],
  ])("%s", (query, problems) => {
    const order = read(`${query}&p2=booth&a2=1`);
    expect(order.problems[0]).toEqual(problems);
    expect(order.problems[1]).toEqual({});
    expect(order.lines).toEqual([]);
    expect(order.typed[1]).toMatchObject({ product: "booth", amount: "1" });
  });

  test("what was typed stays as it was typed", () => {
    expect(read("p1=gone&a1=viel&u1=nothing").typed[0]).toEqual({
      ...{ product: "gone", amount: "viel", unit: "sold" },
    });
  });

  test("a product alone fills the first line and is no mistake yet, unless it is gone", () => {
    const { typed, problems, lines } = read("product=booth");
    expect(typed[0]).toEqual({ product: "booth", amount: "", unit: "sold" });
    expect(problems[0]).toEqual({});
    expect(lines).toEqual([]);
    expect(read("product=gone").problems[0]).toEqual({ product: "unknown" });
    expect(read("product=booth&p1=slat-oak&a1=1").typed[0]?.product).toBe("slat-oak");
    expect(read("").lines).toEqual([]);
  });
});

describe("packing an order", () => {
  test("the same in square metres, pieces, cartons and pallets", () => {
    // 57.6 m² are 40 panels of 1.44 m², 20 cartons of two, one pallet.
    for (const amount of ["a1=57.6", "a1=40&u1=piece", "a1=20&u1=carton", "a1=1&u1=pallet"]) {
      const { lines, total } = plan(`p1=slat-oak&${amount}`);
      expect(lines).toMatchObject([{ pieces: 40, cartons: 20, pallets: 1, grossWeight: 520 }]);
      expect(lines[0]?.area).toBeCloseTo(57.6, 9);
      expect(total.cubicMetres).toBeCloseTo(20 * 0.62 * 2.42 * 0.055, 9);
    }
  });

  test("cartons are whole: one panel more is a carton and a pallet more", () => {
    expect(plan("p1=slat-oak&a1=41&u1=piece").lines).toMatchObject([
      { pieces: 42, cartons: 21, pallets: 2, load: { last: { weight: 26 } } },
    ]);
  });

  test("lines share containers, which are drawn once when they are loaded alike", () => {
    // 24 pallets of 1382.4 m² fill a high cube.
    const { groups, plan: loading } = plan("p1=slat-oak&a1=4147.2&p2=booth&a2=1");
    expect(loading.by).toBe("own");
    expect(groups.map(({ type, times }) => [type, times])).toEqual([
      ["40HQ", 3],
      ["20GP", 1],
    ]);
    expect(groups[0]?.placements).toHaveLength(24);
  });

  test("heavy cases stand on the floor", () => {
    const { groups } = plan("p1=booth&a1=3");
    expect(groups.flatMap(({ placements }) => placements.map(({ z }) => z))).toEqual([0, 0, 0]);
  });
});
