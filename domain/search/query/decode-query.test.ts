import { describe, expect, test } from "vitest";
import { decodeQuery, longestQuery } from "./decode-query.ts";

describe.each(["隔音板", "ألواح الشرائح", "oak slat", "A+ 静音舱", "100% 羊毛", "a&b=c?d#e"])(
  "%s",
  (text) => {
    test("reads the same encoded twice, once, and not at all", () => {
      const once = encodeURIComponent(text);
      expect(decodeQuery(text)).toBe(text);
      expect(decodeQuery(once)).toBe(text);
      expect(decodeQuery(encodeURIComponent(once))).toBe(text);
    });
  },
);

test.each([
  ["  oak \n\t slat ", "oak slat"],
  ["100%", "100%"],
  ["%", "%"],
  ["%zz %E5", "%zz %E5"],
  ["%00", ""],
  ["a%00b\u0000c", "a b c"],
  ["\u202eoak\u200b", "oak"],
  ["\ud83d", ""],
  ["", ""],
])("%j becomes %j", (text, decoded) => {
  expect(decodeQuery(text)).toBe(decoded);
});

test("what is too long is cut, and never in the middle of a character", () => {
  expect([...decodeQuery("😀".repeat(5000))]).toHaveLength(longestQuery);
});
