import { expect, test } from "vitest";
import { placeRoom } from "./room-geometry.ts";

const rooms = [
  { name: "a classroom", dimensions: { length: 9, width: 7, height: 3.1 } },
  { name: "a sports hall", dimensions: { length: 40, width: 26, height: 10 } },
  { name: "a row of cabins", dimensions: { length: 24, width: 7, height: 2.8 } },
  { name: "a small study", dimensions: { length: 3.6, width: 2.8, height: 2.6 } },
  { name: "a room wider than long", dimensions: { length: 5, width: 9, height: 3 } },
];

test.each(rooms)("plan and section of $name are at one scale and in line", ({ dimensions }) => {
  const { plan, section, scale } = placeRoom(dimensions);
  expect(plan.x).toBe(section.x);
  expect(plan.width).toBe(section.width);
  expect(plan.width).toBeCloseTo(dimensions.length * scale, 0);
  expect(plan.height / plan.width).toBeCloseTo(dimensions.width / dimensions.length, 2);
  expect(section.height / section.width).toBeCloseTo(dimensions.height / dimensions.length, 2);
});

test.each(rooms)("$name stays on its sheet, with room for the numbers", ({ dimensions }) => {
  const { plan, section, bar, width, height } = placeRoom(dimensions);
  expect(section.x).toBeGreaterThanOrEqual(34);
  expect(plan.x + plan.width).toBeLessThanOrEqual(width - 17);
  expect(plan.y).toBeGreaterThan(section.y + section.height);
  expect(bar.y).toBeGreaterThan(plan.y + plan.height);
  expect(bar.y + 10).toBeLessThanOrEqual(height);
});

test.each(rooms)("the bar of $name is a round length at the same scale", ({ dimensions }) => {
  const { bar, scale } = placeRoom(dimensions);
  expect([1, 2, 5, 10]).toContain(bar.metres);
  expect(bar.width).toBeCloseTo(bar.metres * scale, 0);
  expect(bar.width).toBeLessThanOrEqual(110);
});
