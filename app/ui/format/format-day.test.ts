import { expect, test } from "vitest";
import { inLanguage } from "../../../tests/support/in-language.ts";
import { formatDay } from "./format-day.ts";

test.each([
  ["zh", "2026年5月9日"],
  ["en", "9 May 2026"],
  ["ar", "9 مايو 2026"],
] as const)("a day in %s is written %s", (lang, written) => {
  expect(inLanguage(lang, () => formatDay("2026-05-09"))).toBe(written);
});
