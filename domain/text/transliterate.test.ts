import { expect, test } from "vitest";
import { transliterate } from "./transliterate.ts";

test.each([
  ["橡木格栅", " xiang mu ge shan "],
  ["لوح البلوط", "lwh alblwt"],
  ["Café Øresund", "Cafe oresund"],
  ["静音舱 M 型", " jing yin cang  M  xing "],
  ["٢٠٢٦", "2026"],
])("%s", async (text, latin) => {
  expect(await transliterate(text)).toBe(latin);
});
