import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { stubBrowser } from "../testing/stub-browser.ts";
import { listUnpriced } from "./unpriced.ts";

let texts: typeof import("./texts.ts")["texts"];
let problemSaid: typeof import("../office/problems.ts")["problemSaid"];

beforeAll(async () => {
  stubBrowser();
  ({ texts } = await import("./texts.ts"));
  ({ problemSaid } = await import("../office/problems.ts"));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test("lines that are refused for want of a price are counted from one", () => {
  const words = {
    ...{ "lines.0.price": "no-price", "lines.1.price": "sum-too-big" },
    ...{ "lines.2.quantity": "required", "lines.2.price": "no-price", validUntil: "required" },
  };
  const said = Object.entries(words).map(([field, word]) => [field, problemSaid(word, "en")]);
  expect(listUnpriced(Object.fromEntries(said))).toEqual([1, 3]);
});

test("they are named in words", () => {
  expect(texts.en.unsentUnpriced([2])).toBe("Not sent. Line 2 has no price.");
  expect(texts.en.unsentUnpriced([1, 3])).toBe("Not sent. Lines 1 and 3 have no price.");
  expect(texts.zh.unsentUnpriced([1, 3])).toBe("未发送。第 1、3 行没有单价。");
});
