import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("of a long address the end is shown, in letters and not in halves of them", () => {
  expect(shorten("/products/oak", 13)).toBe("/products/oak");
  expect(shorten("/products/oak", 5)).toBe("…/oak");
  expect(shorten("x🙂🙂🙂", 3)).toBe("…🙂🙂");
});
