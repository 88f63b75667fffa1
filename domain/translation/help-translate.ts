import { type Lang, languages } from "../language/language.ts";
import type { Localized } from "../language/localized.ts";
import { checkTerms, terms } from "../terms/terms.ts";
import { findSimilarTexts, type SimilarText } from "./find-similar-texts.ts";

export type TranslationHelp = {
  /** The language it is translated from: the first that has the text. */
  from: Lang | undefined;
  /** What was translated before and reads alike. */
  similar: SimilarText[];
  /** Words of the trade in the text, and what they are called in the other language. */
  words: { source: string; target: string }[];
  /** Words of the translation that the site does not use, and what it says instead. */
  forbidden: { found: string; suggestion: string }[];
};

/** What helps to write a text in one language that is there in another. */
export async function helpTranslate({
  texts,
  lang,
}: {
  texts: Localized;
  lang: Lang;
}): Promise<TranslationHelp> {
  const from = languages
    .map(({ code }) => code)
    .find((code) => code !== lang && texts[code] !== "");
  const forbidden = checkTerms({ language: lang, text: texts[lang] }).map(
    ({ found, suggestion }) => ({ found, suggestion }),
  );
  if (!from) return { from, similar: [], words: [], forbidden };
  const text = texts[from];
  const similar = await findSimilarTexts({ text, from, to: lang });
  return {
    from,
    similar: similar.filter(({ target }) => target !== texts[lang]),
    words: wordsIn({ text, from, to: lang }),
    forbidden,
  };
}

function wordsIn({ text, from, to }: { text: string; from: Lang; to: Lang }) {
  const lower = text.toLowerCase();
  return terms
    .filter(({ preferred }) => lower.includes(preferred[from].toLowerCase()))
    .map(({ preferred }) => ({ source: preferred[from], target: preferred[to] }));
}
