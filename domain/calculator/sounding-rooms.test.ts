import { expect, test } from "vitest";
import type { Absorber } from "./absorber.ts";
import { calculation } from "./calculation.ts";
import { runCalculation } from "./run-calculation.ts";
import { soundingRooms } from "./sounding-rooms.ts";

const plaster = { kind: "own", absorption: bands(0.02) } as const;
const felt = { kind: "product", id: "felt", mounting: "direct" } as const;
const absorber: Absorber = {
  ...{ id: "felt", code: "F", material: "polyester", title: "Felt", sizes: [], finishes: [] },
  ...{ weight: null, packing: null, price: null },
  mountings: [
    {
      ...{ id: "direct", kind: "direct", buildUp: "", depth: 12, absorption: bands(1.1) },
      sources: [{ status: "measured", bands: [500] }],
    },
  ],
};

function bands(value: number) {
  return { 125: value, 250: value, 500: value, 1000: value, 2000: value, 4000: value };
}

const asked = calculation.parse({
  room: {
    ...{ shape: "box", length: 9, width: 7, height: 3 },
    sides: Object.fromEntries(
      ["floor", "ceiling", "front", "back", "left", "right"].map((side) => [side, plaster]),
    ),
    patches: [{ on: "front", area: 10.5, material: { kind: "own", absorption: bands(0.1) } }],
  },
  treatments: [{ material: felt, on: "left", area: 13.5 }],
});
const absorbers = [absorber];
const calculated = runCalculation({ calculation: asked, absorbers });

test("each side has the mean of what it is made of, no more than all", () => {
  const { before, after } = soundingRooms({ calculation: asked, calculated, absorbers });
  expect(before.absorption?.front[500]).toBeCloseTo(0.06, 9);
  expect(before.absorption?.left[500]).toBeCloseTo(0.02, 9);
  // Half of the wall takes everything.
  expect(after?.absorption?.left[500]).toBeCloseTo(0.51, 9);
  expect(before).toMatchObject({ volume: 189, dimensions: { length: 9, width: 7, height: 3 } });
});

test("the times are Sabine's, or Arau's where absorption is uneven", () => {
  const { before, after } = soundingRooms({ calculation: asked, calculated, absorbers });
  expect(before.times).toEqual(calculated.before.sabine);
  expect(calculated.after.uneven).toBe(true);
  expect(after?.times).toEqual(calculated.after.arau);
});

test("without treatment there is no after, and without a box no sides", () => {
  const bare = { ...asked, treatments: [] };
  expect(soundingRooms({ calculation: bare, calculated, absorbers }).after).toBeUndefined();
  const surfaces = [{ area: 100, material: plaster }];
  const any = calculation.parse({ room: { shape: "surfaces", volume: 80, surfaces } });
  const result = runCalculation({ calculation: any, absorbers });
  const { before } = soundingRooms({ calculation: any, calculated: result, absorbers });
  expect(before).not.toHaveProperty("dimensions");
  expect(before.volume).toBe(80);
});
