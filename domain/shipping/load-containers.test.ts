import { expect, test } from "vitest";
import { seededNumbers } from "../acoustics/sound/seeded-noise.ts";
import { type Container, container20, container40 } from "./container.ts";
import { planTransport, rowOf } from "./load-containers.ts";
import type { LoadUnit } from "./load-unit.ts";

const pallet: LoadUnit = { length: 1200, width: 1000, height: 1200, weight: 400, stack: 2 };

test("little travels with the goods of others, more by itself", () => {
  expect(planTransport([])).toEqual({ by: "nothing" });
  expect(planTransport([{ unit: pallet, count: 4 }])).toEqual({
    by: "shared-container",
    cubicMetres: expect.closeTo(4 * 1.44, 6),
  });
  // 2390 mm are not twice 1200: one high, two across, four along.
  expect(planTransport([{ unit: pallet, count: 8 }])).toMatchObject({ by: "20ft", containers: 1 });
  expect(planTransport([{ unit: pallet, count: 9 }])).toMatchObject({
    ...{ by: "40ft-high-cube", containers: 1 },
    floor: expect.closeTo((3 * 1200) / 12_030, 3),
  });
});

test("two high where the container is high enough for it", () => {
  expect(rowOf({ unit: pallet, container: container40 })).toEqual({ along: 1200, units: 4 });
  const narrow = { ...pallet, length: 1150 };
  expect(rowOf({ unit: narrow, container: container40 })).toEqual({ along: 1000, units: 4 });
  expect(rowOf({ unit: narrow, container: container20 })).toEqual({ along: 1000, units: 2 });
});

test("what does not pass the door does not travel", () => {
  const tall = { ...pallet, height: 2600 };
  expect(
    planTransport([
      { unit: pallet, count: 1 },
      { unit: tall, count: 1 },
    ]),
  ).toEqual({
    ...{ by: "no-container", tooLarge: [1] },
  });
  const wide = { ...pallet, length: 2400, width: 2380 };
  expect(planTransport([{ unit: wide, count: 1 }])).toMatchObject({ by: "no-container" });
});

test("weight fills a container before its floor does", () => {
  const heavy = { ...pallet, weight: 5000, stack: 1 };
  // Five make 25 t of 26.5.
  expect(planTransport([{ unit: heavy, count: 10 }])).toMatchObject({
    ...{ by: "40ft-high-cube", containers: 2 },
    payload: expect.closeTo(50_000 / 53_000, 6),
  });
});

/** Every way to set equal boxes down in rows, turned or not, counted one at a time. */
function countByHand(unit: LoadUnit, container: Container): number {
  if (unit.height > container.door.height) return 0;
  let layers = 0;
  while (layers < unit.stack && (layers + 1) * unit.height <= container.height) layers++;
  const ways = [
    [unit.width, unit.length],
    [unit.length, unit.width],
  ].map(([across = 0, along = 0]) => {
    let count = 0;
    for (let x = 0; x + along <= container.length; x += along) {
      const clear = Math.min(container.width, container.door.width);
      for (let y = 0; y + across <= clear; y += across) count += layers;
    }
    return count;
  });
  return Math.max(...ways);
}

test("one container is enough for as many as can be set down in it by hand, and for no more", () => {
  const next = seededNumbers(5);
  for (let round = 0; round < 300; round++) {
    const unit = {
      length: 900 + Math.round(1600 * next()),
      width: 600 + Math.round(700 * next()),
      height: 500 + Math.round(2200 * next()),
      ...{ weight: 100, stack: 2 },
    };
    const most = countByHand(unit, container40);
    const full = planTransport([{ unit, count: most }]);
    if (most === 0) {
      expect(planTransport([{ unit, count: 1 }])).toMatchObject({ by: "no-container" });
      continue;
    }
    if (full.by === "40ft-high-cube") expect(full.containers).toBe(1);
    expect(planTransport([{ unit, count: most + 1 }])).toMatchObject({
      ...{ by: "40ft-high-cube", containers: 2 },
    });
    const small = countByHand(unit, container20);
    if (small > 0) {
      expect(planTransport([{ unit, count: small + 1 }]).by).not.toBe("20ft");
      expect(["20ft", "shared-container"]).toContain(planTransport([{ unit, count: small }]).by);
    }
  }
});

/** The fewest containers for rows of these lengths: every way to hand them out. */
function fewestByHand(rows: number[], length: number): number {
  let fewest = rows.length;
  const place = (at: number, filled: number[]) => {
    if (filled.length >= fewest && at < rows.length) return;
    const row = rows[at];
    if (row === undefined) {
      fewest = Math.min(fewest, filled.length);
      return;
    }
    for (let bin = 0; bin < filled.length; bin++) {
      if ((filled[bin] ?? 0) + row > length) continue;
      place(
        at + 1,
        filled.map((sum, other) => (other === bin ? sum + row : sum)),
      );
    }
    place(at + 1, [...filled, row]);
  };
  place(0, []);
  return fewest;
}

test("mixed goods: never fewer containers than any way allows, and seldom one more", () => {
  const next = seededNumbers(8);
  let more = 0;
  for (let round = 0; round < 60; round++) {
    // One across, not stacked: each is a row of its own.
    const loads = Array.from({ length: 3 }, () => ({
      unit: {
        length: 2300,
        width: 2300 - Math.round(300 * next()),
        ...{ height: 1500, weight: 100, stack: 1 },
      },
      count: 2 + Math.floor(2 * next()),
    }));
    const rows = loads.flatMap(({ unit, count }) =>
      Array.from({ length: count }, () => rowOf({ unit, container: container40 })?.along ?? 0),
    );
    const fewest = fewestByHand(rows, container40.length);
    const plan = planTransport(loads);
    if (plan.by !== "40ft-high-cube") throw new Error(plan.by);
    expect(plan.containers).toBeGreaterThanOrEqual(fewest);
    expect(plan.containers).toBeLessThanOrEqual(fewest + 1);
    if (plan.containers > fewest) more++;
  }
  expect(more).toBeLessThan(6);
});
