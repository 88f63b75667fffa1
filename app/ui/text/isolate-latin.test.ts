import { expect, test } from "vitest";
import { cutAtLatin } from "./isolate-latin.ts";

test.each([
  ["‏100–240V / 50–60Hz مع منفذ USB بجهد 12V", ["100–240V / 50–60Hz", "USB", "12V"]],
  ["نظام ISO 9001 و ISO 14001.", ["ISO 9001", "ISO 14001"]],
  ["من الاثنين إلى الجمعة، 9:00–18:00", []],
  ["1500 × 2260 × 1080 مم", []],
  ["ومنه NRC 0.75 و αw 0.60 (MH) والفئة", ["NRC 0.75", "αw 0.60 (MH)"]],
  ["S و M", []],
  ["معيار (DIN 18041) الألماني", ["DIN 18041"]],
])("%s", (text, runs) => {
  const parts = cutAtLatin(text);
  expect(parts.filter((_, position) => position % 2 === 1)).toEqual(runs);
  expect(parts.join("")).toBe(text);
});
