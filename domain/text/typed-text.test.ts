import { describe, expect, test } from "vitest";
import { cleanLine, cleanLines, cutLine, fits } from "./typed-text.ts";

describe("what is typed into one line", () => {
  test.each([
    ["  王  小明 ", "王 小明"],
    ["Ann\r\nBcc: all@example.com", "Ann Bcc: all@example.com"],
    ["nul\u0000l", "nul l"],
    ["\u202Egnp.exe\u202C", "gnp.exe"],
    ["\u2067من\u2069", "من"],
    ["\u200b\ufeff", ""],
    ["e\u0301", "é"],
    ["\ud83d", "\ufffd"],
    ["‏مرحبا‎", "‏مرحبا‎"],
    ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"],
  ])("%j becomes %j", (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });
});

test("several lines keep their line ends and nothing else that steers", () => {
  expect(cleanLines("one\r\ntwo\rthree\u2028four\u0007\n\n")).toBe("one\ntwo\nthree\nfour");
});

test("what is only worth keeping is cut", () => {
  expect(cutLine("abcdef", 3)).toBe("abc");
  expect(cutLine(" \n ", 3)).toBeUndefined();
  expect(cutLine(undefined, 3)).toBeUndefined();
});

describe("characters are counted as people see them", () => {
  test.each([
    ["a".repeat(10), 10],
    ["吸音板吸音板吸音板吸", 10],
    ["e\u0301".repeat(10), 10],
    ["👨‍👩‍👧‍👦".repeat(10), 10],
    ["🇨🇳".repeat(10), 10],
    ["👍🏽".repeat(10), 10],
    ["مُحَمَّدٌ", 4],
  ])("%s are %i", (text, count) => {
    expect(fits(text, count)).toBe(true);
    expect(fits(text, count - 1)).toBe(false);
  });

  test("a heap of marks on one letter is not one character", () => {
    expect(fits(`a${"\u0301".repeat(5000)}`, 200)).toBe(false);
  });
});
