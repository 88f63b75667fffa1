import { expect, test } from "vitest";
import { isSameOrder, moved, placeAfterKey } from "./arrange.ts";

test("a row is taken out and put where it belongs; the rows given stay as they are", () => {
  const rows = ["a", "b", "c", "d"];
  expect(moved(rows, { from: 0, to: 2 })).toEqual(["b", "c", "a", "d"]);
  expect(moved(rows, { from: 3, to: 0 })).toEqual(["d", "a", "b", "c"]);
  expect(rows).toEqual(["a", "b", "c", "d"]);
});

test.each([
  ["ArrowUp", 1, 0],
  ["ArrowDown", 1, 2],
  ["ArrowUp", 0, undefined],
  ["ArrowDown", 2, undefined],
  ["Enter", 1, undefined],
])("%s leads from %s to %s of three", (key, at, to) => {
  expect(placeAfterKey({ key, at, count: 3 })).toBe(to);
});

test("an order is the same when the same ones stand in the same places", () => {
  const [one, two] = [{ id: "1" }, { id: "2" }];
  expect(isSameOrder([one, two], [one, two])).toBe(true);
  expect(isSameOrder([two, one], [one, two])).toBe(false);
});
