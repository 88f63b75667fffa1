import { expect, test } from "vitest";
import { isComplete, octaves } from "./bands.ts";

test("a curve is complete when every band has a number, zero among them", () => {
  const bands = Object.fromEntries(octaves.map((band) => [band, 0]));
  expect(isComplete(bands, octaves)).toBe(true);
  expect(isComplete({ ...bands, 500: null }, octaves)).toBe(false);
  expect(isComplete(undefined, octaves)).toBe(false);
});
