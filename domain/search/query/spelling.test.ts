import { expect, test } from "vitest";
import { deletionVariants, isOneEdit } from "./spelling.ts";

test.each([
  ["walnut", "walnutt", true],
  ["walnut", "wlnut", true],
  ["walnut", "walnot", true],
  ["walnut", "wanlut", true],
  ["walnut", "walntu", true],
  ["walnut", "lawnut", false],
  ["walnut", "walnut", false],
  ["oak", "oakum", false],
  ["مقصوره", "مقصورت", true],
])("%s and %s: one edit apart is %s", (word, other, apart) => {
  expect(isOneEdit(word, other)).toBe(apart);
  expect(isOneEdit(other, word)).toBe(apart);
});

test("words one edit apart share a near form", () => {
  for (const slip of ["walnutt", "wlnut", "walnot", "walntu", "wanlut", "xwalnut", "walnu"]) {
    const shared = deletionVariants(slip).filter((form) =>
      deletionVariants("walnut").includes(form),
    );
    expect(shared, slip).not.toEqual([]);
  }
});
