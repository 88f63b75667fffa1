import { type Lang, languages } from "../language/language.ts";
import type { Localized } from "../language/localized.ts";
import { isLocalized } from "../records/completeness.ts";

export type FoundText = { field: string; text: Localized };

/** Every localized text of a record with the path that leads to it. */
export function textsOf(value: unknown, field = ""): FoundText[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLocalized(value)) return [{ field, text: value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, field === "" ? key : `${field}.${key}`),
  );
}

export type Sentence = { field: string; lang: Lang; words: string };

/** Tags end a sentence only where they end a paragraph, a row or the like. */
const blockEnd = /<\/(?:p|h2|h3|li|tr|caption|figcaption|blockquote)>/g;
const sentenceEnd = /(?<=[.!?;؟؛。！？；])\s+|(?<=[。！？；])|\n/u;

/** The texts of a record sentence by sentence, without markup. A row of a table is one sentence. */
export function sentencesOf(value: unknown): Sentence[] {
  return textsOf(value).flatMap(({ field, text }) =>
    languages.flatMap(({ code: lang }) =>
      text[lang]
        .replace(blockEnd, "\n")
        .replace(/<\/t[hd]>/g, " | ")
        .replace(/<[^<>]+>/g, "")
        .split(sentenceEnd)
        .map((words) => ({ field, lang, words: words.trim() }))
        .filter(({ words }) => words !== ""),
    ),
  );
}
