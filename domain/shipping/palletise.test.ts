import { expect, test } from "vitest";
import { container40 } from "./container.ts";
import { rowOf } from "./load-containers.ts";
import { looseCarton, palletOf } from "./palletise.ts";

const slats = { grossWeight: 26, carton: { width: 620, height: 2420, depth: 55 } };
const felt = { grossWeight: 46, carton: { width: 1240, height: 2460, depth: 90 } };
const tiles = { grossWeight: 7.6, carton: { width: 620, height: 275, depth: 310 } };

test("long cartons lie in one stack, as our articles say: 24 pallets of slats in a high cube", () => {
  const unit = palletOf({ packing: slats, cartons: 20 });
  expect(unit).toEqual({ length: 2420, width: 620, height: 1250, weight: 520, stack: 2 });
  const row = rowOf({ unit, container: container40 });
  expect(row).toEqual({ along: 2420, units: 6 });
  expect((row?.units ?? 0) * Math.floor(container40.length / 2420)).toBe(24);
  expect(palletOf({ packing: felt, cartons: 12 })).toMatchObject({
    ...{ length: 2460, width: 1240, height: 1230 },
  });
});

test("small cartons stand beside each other", () => {
  const { length, width, height } = palletOf({ packing: tiles, cartons: 30 });
  expect(Math.max(length, width)).toBeLessThanOrEqual(1250);
  expect(height).toBeLessThan(2000);
  // There is room for all of them.
  const layers = (height - 150) / 275;
  expect(layers * Math.round((length * width) / (620 * 310))).toBeGreaterThanOrEqual(30);
});

test("few cartons make a low pallet, and one by itself lies flat", () => {
  expect(palletOf({ packing: slats, cartons: 1 })).toMatchObject({ height: 205, weight: 26 });
  expect(looseCarton(tiles)).toMatchObject({ length: 620, width: 310, height: 275, weight: 7.6 });
});
