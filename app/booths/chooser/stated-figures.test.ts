import { expect, test } from "vitest";
import { airflowIn, doorWidthIn } from "#domain/booth-chooser/booth-figures.ts";
import { boothProducts } from "../../../content/products/booths.ts";

test.each(boothProducts)("air and door of $id, alike in three languages", ({ booth }) => {
  if (!booth) throw new Error("a booth without its values");
  const { zh, en, ar } = booth.ventilation;
  const air = airflowIn(en);
  // Twenty changes an hour of what is inside.
  const { width, height, depth } = booth.inner;
  expect(air).toBeCloseTo(((width * height * depth) / 1e9) * 20, -1);
  expect([airflowIn(zh), airflowIn(ar)]).toEqual([air, air]);
  const door = doorWidthIn(booth.door.en);
  expect(door).toBeGreaterThanOrEqual(700);
  expect([doorWidthIn(booth.door.zh), doorWidthIn(booth.door.ar)]).toEqual([door, door]);
});
