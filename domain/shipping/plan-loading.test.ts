import { describe, expect, test } from "vitest";
import { seededNumbers } from "../acoustics/sound/seeded-noise.ts";
import { containers } from "./container.ts";
import type { Load, LoadUnit } from "./load-unit.ts";
import { packPieces } from "./pack-pieces.ts";
import { type Placement, placeUnits } from "./place-units.ts";
import { type LoadingPlan, mostContainers, planLoading } from "./plan-loading.ts";

const slats = {
  packing: {
    ...{ piecesPerCarton: 2, grossWeight: 26, squareMetresPerPallet: 57.6 },
    carton: { width: 620, height: 2420, depth: 55 },
  },
  size: { width: 600, height: 2400 },
};
const pallet: LoadUnit = { length: 1200, width: 1000, height: 1200, weight: 400, stack: 2 };

function planned(loads: Load[]): Extract<LoadingPlan, { by: "shared" | "own" }> {
  const plan = planLoading(loads);
  if (plan.by !== "shared" && plan.by !== "own") throw new Error(plan.by);
  return plan;
}

const typesOf = (loads: Load[]) => planned(loads).loaded.map(({ type }) => type);

describe("worked out by hand", () => {
  test("what does not fit", () => {
    // The door of a high cube is 2340 mm wide and 2580 mm high.
    // A crate of 3000 × 2345 mm: 2345 > 2340 across, and turned 3000 > 2340: 5 mm too wide.
    const wide = { ...pallet, length: 3000, width: 2345 };
    // A crate 2600 mm high: 2600 > 2580, though the container inside has 2690.
    const high = { ...pallet, height: 2600 };
    // 29 t in one piece: 29,000 > 28,000 of the 20 ft container, which bears most.
    const heavy = { ...pallet, weight: 29_000 };
    // 12.1 m: 12,100 > 12,030.
    const long = { ...pallet, length: 12_100 };
    expect(
      planLoading([pallet, wide, high, heavy, long].map((unit) => ({ unit, count: 1 }))),
    ).toEqual({
      by: "no-container",
      tooLarge: [
        { load: 1, obstacle: "door-width" },
        { load: 2, obstacle: "door-height" },
        { load: 3, obstacle: "weight" },
        { load: 4, obstacle: "length" },
      ],
    });
  });

  test("limited by payload", () => {
    // Pallets of 1200 × 1000 mm, 2500 kg, nothing on top of them.
    // 40 ft: 2340 ÷ 1000 = 2 abreast, 12,030 ÷ 1200 = 10 rows: room for 20.
    // 26,700 ÷ 2500 = 10.68: ten may go in. So 20 pallets, 50 t, need two, by their weight.
    // 20 ft: 5900 ÷ 1200 = 4 rows of 2 = 8 (28,000 ÷ 2500 = 11 would be allowed): three, by space.
    const heavy = { ...pallet, weight: 2500, stack: 1 };
    const plan = planned([{ unit: heavy, count: 20 }]);
    expect(plan.ways).toMatchObject([
      { type: "20GP", containers: 3, limit: "space" },
      { type: "40GP", containers: 2, limit: "payload", payload: 50_000 / 53_400 },
      { type: "40HQ", containers: 2, limit: "payload", payload: 50_000 / 53_000 },
    ]);
    expect(plan.loaded).toMatchObject([
      { type: "40GP", weight: 25_000 },
      { type: "40GP", weight: 25_000 },
    ]);
    // 8 × 3400 = 27,200 kg: within the 28,000 of the small one, beyond the 26,700 of the large.
    expect(typesOf([{ unit: { ...heavy, weight: 3400 }, count: 8 }])).toEqual(["20GP"]);
  });

  test("mixed goods", () => {
    // Six pallets of slats, 2420 × 620 × 1250 mm, 520 kg, and four of felt, 2460 × 1240 × 1230, 552 kg.
    // High cube: 2690 ÷ 1250 = 2 high. Slats 2340 ÷ 620 = 3 abreast: six in one row of 2420.
    // Felt 2340 ÷ 1240 = 1 abreast, two high: two rows of 2460. 2420 + 4920 = 7340 of 12,030 mm.
    // 40 ft of ordinary height: 2390 ÷ 1250 = 1 high. 2 × 2420 + 4 × 2460 = 14,680 > 12,030: two.
    // 20 ft: 5900 ÷ 2460 = 2 rows each: 6 rows in three.
    const loads: Load[] = [
      { unit: { length: 2420, width: 620, height: 1250, weight: 520, stack: 2 }, count: 6 },
      { unit: { length: 2460, width: 1240, height: 1230, weight: 552, stack: 2 }, count: 4 },
    ];
    const plan = planned(loads);
    expect(plan.ways.map(({ containers: count }) => count)).toEqual([3, 2, 1]);
    expect(plan.ways[2]).toMatchObject({
      ...{ floor: 7340 / 12_030, payload: 5328 / 26_500, limit: "space" },
    });
    expect(plan.weight).toBe(6 * 520 + 4 * 552);
    expect(plan.loaded).toMatchObject([
      {
        type: "40HQ",
        rows: [
          { load: 1, at: 0, units: 2 },
          { load: 1, at: 2460, units: 2 },
          { load: 0, at: 4920, units: 6, abreast: 3, layers: 2 },
        ],
      },
    ]);
  });

  test("with the goods of others", () => {
    // 80 panels are 40 cartons, two pallets of 20: 150 + 20 × 55 = 1250 mm high, 520 kg each.
    // 2.42 × 0.62 × 1.25 = 1.87550 m³, two 3.7510 m³. They take one row, 2420 of 5900 mm: 41 %.
    const packed = packPieces({ ...slats, pieces: 80 });
    expect(packed).toMatchObject({ cartons: 40, pallets: 2, grossWeight: 1040 });
    const plan = planned([packed.load]);
    expect(plan).toMatchObject({ by: "shared", weight: 1040 });
    expect(plan.cubicMetres).toBeCloseTo(3.751, 9);
    // Four pallets take two rows, 82 %: a container of their own.
    expect(planned([packPieces({ ...slats, pieces: 160 }).load]).by).toBe("own");
    // 90 panels are 45 cartons: a third pallet of 5, 150 + 5 × 55 = 425 mm high, 5 × 26 = 130 kg.
    const { load } = packPieces({ ...slats, pieces: 90 });
    expect(load).toMatchObject({ count: 3, last: { height: 425, weight: 130 } });
    expect(planned([load])).toMatchObject({ weight: 1170 });
  });

  test("ordinary height against high cube", () => {
    // Pallets 1200 mm high: twice 1200 = 2400 > 2390, but < 2690. 20 stand on the floor of 40 ft.
    expect(typesOf([{ unit: pallet, count: 20 }])).toEqual(["40GP"]);
    // The 21st stands on another: high cube, 21 ÷ 4 = 6 rows, 7200 of 12,030 mm.
    const plan = planned([{ unit: pallet, count: 21 }]);
    expect(plan.loaded).toMatchObject([{ type: "40HQ", along: 7200 }]);
    expect(plan.highOnly).toEqual([]);
    // 2300 mm high: above the door of 2280, below that of the high cube, 2580.
    const tall = planned([{ unit: { ...pallet, height: 2300 }, count: 1 }]);
    expect(tall.ways.map(({ type }) => type)).toEqual(["40HQ"]);
    expect(tall.highOnly).toEqual([0]);
    // 40 in a high cube; of 43, three are left for another, which are two rows in 20 ft.
    expect(typesOf([{ unit: pallet, count: 43 }])).toEqual(["40HQ", "20GP"]);
    // Two crates of 4800 mm and 16 pallets, the long rows first. High cube: 9600 mm, and 2400 with eight
    // pallets two high; the other eight are 4 rows in 20 ft. Ordinary height: only four stand behind
    // the crates, and 12 are 6 rows, 7200 mm: a second one of 40 ft.
    const crate = { length: 4800, width: 2300, height: 1500, weight: 900, stack: 1 };
    expect(
      typesOf([
        { unit: pallet, count: 16 },
        { unit: crate, count: 2 },
      ]),
    ).toEqual(["40HQ", "20GP"]);
  });
});

test("nothing, and more than is planned by a machine", () => {
  expect(planLoading([])).toEqual({ by: "nothing" });
  expect(planLoading([{ unit: pallet, count: 0 }])).toEqual({ by: "nothing" });
  expect(planned([{ unit: pallet, count: 40 * mostContainers }]).loaded).toHaveLength(
    mostContainers,
  );
  expect(planLoading([{ unit: pallet, count: 1e9 }])).toEqual({ by: "too-many" });
});

describe("whatever is loaded", () => {
  const next = seededNumbers(11);
  const between = (least: number, most: number) => least + Math.round((most - least) * next());
  const randomLoads = (): Load[] =>
    Array.from({ length: between(1, 4) }, () => {
      const width = between(300, 1300);
      const height = between(200, 2500);
      const weight = between(20, 3000);
      const last = { height: between(150, height), weight: between(1, weight) };
      return {
        unit: { length: between(width, 2900), width, height, weight, stack: between(1, 3) },
        count: between(1, 30),
        ...(next() < 0.5 && { last }),
      };
    });

  test("it is all there, inside, on the floor or on its like, and no heavier than allowed", () => {
    for (let round = 0; round < 250; round++) {
      const loads = randomLoads();
      const { loaded } = planned(loads);
      const counts = loads.map(() => 0);
      for (const filled of loaded) {
        const { payload, ...container } = containers[filled.type];
        const placed = placeUnits({ container: filled, loads });
        for (const one of placed) counts[one.load] = (counts[one.load] ?? 0) + 1;
        const weight = placed.reduce((sum, one) => sum + one.weight, 0);
        expect(weight).toBeCloseTo(filled.weight, 6);
        expect(weight).toBeLessThanOrEqual(payload);
        expect(placed.reduce((sum, one) => sum + volumeOf(one), 0)).toBeLessThanOrEqual(
          container.length * container.width * container.height,
        );
        for (const [at, one] of placed.entries()) {
          expect(one.x + one.length).toBeLessThanOrEqual(container.length);
          expect(one.y + one.width).toBeLessThanOrEqual(container.door.width);
          expect(one.z + one.height).toBeLessThanOrEqual(container.height);
          expect(one.height).toBeLessThanOrEqual(container.door.height);
          expect(one.z === 0 || placed.some((below) => carries(below, one))).toBe(true);
          expect(placed.slice(at + 1).some((other) => overlap(one, other))).toBe(false);
        }
      }
      expect(counts).toEqual(loads.map(({ count }) => count));
    }
  });

  test("more goods never need less", () => {
    for (let round = 0; round < 250; round++) {
      const loads = randomLoads();
      const before = planned(loads);
      const grown = loads.map((load, at) => (at === 0 ? { ...load, count: load.count + 1 } : load));
      const after = planned(grown);
      expect(after.loaded.length).toBeGreaterThanOrEqual(before.loaded.length);
      expect(after.weight).toBeGreaterThan(before.weight);
      expect(after.cubicMetres).toBeGreaterThan(before.cubicMetres);
      if (before.by === "own") expect(after.by).toBe("own");
      for (const { type, containers: count } of after.ways) {
        const way = before.ways.find((one) => one.type === type);
        expect(count).toBeGreaterThanOrEqual(way?.containers ?? 0);
      }
    }
  });

  test("one product more and more: the size grows, then the number", () => {
    const size = (count: number) => {
      const { by, loaded } = planned([{ unit: pallet, count }]);
      const rank = ["20GP", "40GP", "40HQ"].indexOf(loaded[0]?.type ?? "");
      return loaded.length * 10 + (loaded.length === 1 ? (by === "shared" ? 0 : 1 + rank) : 0);
    };
    let before = 0;
    for (let count = 1; count <= 130; count++) {
      expect(size(count)).toBeGreaterThanOrEqual(before);
      before = size(count);
    }
  });
});

function volumeOf({ length, width, height }: Placement): number {
  return length * width * height;
}

function carries(below: Placement, one: Placement): boolean {
  const isUnder = below.x === one.x && below.y === one.y && below.load === one.load;
  return isUnder && below.z + below.height === one.z;
}

function overlap(one: Placement, other: Placement): boolean {
  const apart = (from: number, size: number, at: number, length: number) =>
    from + size <= at || at + length <= from;
  return !(
    apart(one.x, one.length, other.x, other.length) ||
    apart(one.y, one.width, other.y, other.width) ||
    apart(one.z, one.height, other.z, other.height)
  );
}
