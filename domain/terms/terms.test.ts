import { describe, expect, test } from "vitest";
import { type Lang, languages } from "../language/language.ts";
import { checkTerms, terms } from "./terms.ts";

type Found = { path: string; language: Lang; text: string };

const codes = languages.map(({ code }) => code);

/** A message is a text, or one for each number. */
function wordsOf(message: unknown): string[] {
  if (typeof message === "string") return [message];
  return Object.values(Object(message)).flatMap(wordsOf);
}

async function messagesIn(language: Lang): Promise<Found[]> {
  const file = await import(`../../messages/${language}.json`, { with: { type: "json" } });
  return Object.entries(file.default).flatMap(([key, message]) =>
    wordsOf(message).map((text) => ({ path: `messages/${language}.json ${key}`, language, text })),
  );
}

/** Where, in which language, what is wrong and what to write. */
const reportOf = (texts: Found[]) =>
  texts.flatMap(({ path, language, text }) =>
    checkTerms({ language, text }).map(
      ({ found, suggestion }) => `${path} (${language}): “${found}”, write “${suggestion}”`,
    ),
  );

describe("the term base", () => {
  test("has a row for each thing that matters", () => {
    expect(terms.length).toBeGreaterThanOrEqual(60);
    expect(new Set(terms.map(({ key }) => key)).size).toBe(terms.length);
  });

  test("forbids no word that it prefers", () => {
    const wrong = terms.flatMap(({ key, preferred }) =>
      codes.flatMap((language) =>
        checkTerms({ language, text: preferred[language] }).map(({ found }) => `${key}: ${found}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(codes)("the interface keeps to it in %s", async (language) => {
  const messages = await messagesIn(language);
  expect(messages.length).toBeGreaterThan(700);
  expect(reportOf(messages)).toEqual([]);
});
