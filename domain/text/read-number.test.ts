import { expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

test.each([
  ["7", 7],
  [" 7.5 ", 7.5],
  ["7,5", 7.5],
  ["٧٫٥", 7.5],
  ["٧,٥", 7.5],
  ["۹", 9],
  ["１２．５", 12.5],
  ["1,234.5", 1234.5],
  ["3.", 3],
  ["0", 0],
  ["-3", -3],
  ["−3,5", -3.5],
  ["\u061c-٣", -3],
])("%s is a number", (typed, number) => expect(readNumber(typed)).toBe(number));

test.each([
  "",
  "seven",
  "--3",
  "-",
  "-1,200",
  "1e9",
  "1,200",
  "٧٬٢٠٠",
  "7 m",
  "1.2.3",
  "0x10",
  "1".repeat(30),
])("%s is none", (typed) => expect(readNumber(typed)).toBeUndefined());
