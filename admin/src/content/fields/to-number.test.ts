import { expect, test } from "vitest";
import { toNumber } from "./to-number.ts";

test.each([
  ["", null],
  [" 0,5 ", 0.5],
  ["99999999", 99_999_999],
  ["-3", -3],
  ["twenty", "twenty"],
  ["1e999", "1e999"],
  ["12 mm", "12 mm"],
])("%j is %j", (typed, value) => {
  expect(toNumber(typed)).toBe(value);
});
