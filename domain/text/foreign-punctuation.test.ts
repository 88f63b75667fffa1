import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { type Lang, languages } from "../language/language.ts";
import { findForeignPunctuation } from "./foreign-punctuation.ts";

describe("a mark of another language", () => {
  test.each<[Lang, string]>([
    ["zh", "吸声, 隔声"],
    ["zh", "吸声;隔声"],
    ["zh", "吸声(隔声)"],
    ["zh", "吸声."],
    ["zh", "12 mm?吸声"],
    ["en", "absorption，insulation"],
    ["en", "absorption؛ insulation"],
    ["ar", "صوفٌ, لوح"],
    ["ar", "هل هذا صوف?"],
    ["ar", "ISO 354, لوح"],
    ["ar", "“صوف”"],
  ])("is found in %s: %s", (language, text) => {
    expect(findForeignPunctuation({ language, text })).toBeDefined();
  });

  test.each<[Lang, string]>([
    ["zh", "吸声，隔声（DS,A 与 B-s1,d0）。αw 0.60(MH)"],
    ["zh", "大于 &gt;吸声"],
    ["en", "“absorption”, insulation; is it?"],
    ["ar", "صوف، لوح؛ هل هذا DS,A؟ «نعم»"],
  ])("is not found in %s: %s", (language, text) => {
    expect(findForeignPunctuation({ language, text })).toBeUndefined();
  });
});

/** A message is a text, or one for each number. */
function wordsOf(message: unknown): string[] {
  if (typeof message === "string") return [message];
  return Object.values(Object(message)).flatMap(wordsOf);
}

test.each(languages.map(({ code }) => code))("the interface has none in %s", async (language) => {
  const file = new URL(`../../messages/${language}.json`, import.meta.url);
  const messages = Object.entries(JSON.parse(await readFile(file, "utf8")));
  expect(messages.length).toBeGreaterThan(700);
  const found = messages.flatMap(([key, message]) =>
    wordsOf(message).flatMap((text) => {
      const mark = findForeignPunctuation({ language, text });
      return mark === undefined ? [] : [`${key}: ${mark}`];
    }),
  );
  expect(found).toEqual([]);
});
