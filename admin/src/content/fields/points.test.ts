import { expect, test } from "vitest";
import { nudge, placePoint, productsIn } from "./points.ts";

const oak = { product: "oak", x: 10, y: 20 };

test("a product has one point, in its place among the others", () => {
  const points = placePoint(placePoint([oak], { product: "ash", x: 1, y: 1 }), { ...oak, x: 30 });
  expect(points).toEqual([
    { product: "oak", x: 30, y: 20 },
    { product: "ash", x: 1, y: 1 },
  ]);
});

test("a point stays within the picture, to a tenth of a percent", () => {
  expect(placePoint([], { product: "oak", x: -3, y: 104 })).toEqual([{ ...oak, x: 0, y: 100 }]);
  expect(placePoint([], { product: "oak", x: 33.333, y: 66.666 })).toEqual([
    { ...oak, x: 33.3, y: 66.7 },
  ]);
});

test("arrows move a point a little, further with Shift; other keys do not", () => {
  expect(nudge(oak, { key: "ArrowLeft", shiftKey: false })).toEqual({ ...oak, x: 9.5 });
  expect(nudge(oak, { key: "ArrowDown", shiftKey: true })).toEqual({ ...oak, y: 25 });
  expect(nudge(oak, { key: "Enter", shiftKey: false })).toBeUndefined();
});

test("products are named once, and a row without one is passed over", () => {
  const rows = [{ id: "oak" }, { id: "" }, {}, null, { id: "ash" }, { id: "oak" }];
  expect(productsIn(rows)).toEqual(["oak", "ash"]);
  expect(productsIn(undefined)).toEqual([]);
});
