import { expect, test } from "vitest";
import { within } from "./point-in.ts";

test("a click beyond the edge counts as the edge", () => {
  expect([-0.2, 0.3, 1.7].map(within)).toEqual([0, 0.3, 1]);
});
