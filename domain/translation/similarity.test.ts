import { expect, test } from "vitest";
import { similarity } from "./similarity.ts";

test("the same, whatever case, marks and points, is 1; nothing in common is 0", () => {
  expect(similarity("Oak slats, 27 mm wide.", "oak slats 27 mm wide")).toBe(1);
  expect(similarity("吸声系数", "吸声系数。")).toBe(1);
  expect(similarity("Oak slats", "吸声系数")).toBe(0);
  expect(similarity("", "")).toBe(0);
});

test("one word that differs leaves the most of it, in either order", () => {
  const [oak, ash] = ["Oak slats on a 9 mm polyester felt.", "Ash slats on a 9 mm polyester felt."];
  expect(similarity(oak, ash)).toBeGreaterThan(0.8);
  expect(similarity(oak, ash)).toBe(similarity(ash, oak));
  expect(similarity(oak, "Booths for two people.")).toBeLessThan(0.3);
});
