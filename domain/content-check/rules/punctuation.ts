import { findForeignPunctuation } from "../../text/foreign-punctuation.ts";
import type { Rule } from "../rule.ts";
import { sentencesOf } from "../texts.ts";

/** Commas, brackets and question marks are those of the language they stand in. */
export const punctuation: Rule = {
  id: "punctuation",
  title: { zh: "标点与语言", en: "Punctuation of the language" },
  check: ({ record: { kind, content } }) => {
    // Synonyms are what visitors type, right or wrong.
    if (kind === "synonym") return [];
    return sentencesOf(content).flatMap(({ field, lang, words }) => {
      const found = findForeignPunctuation({ language: lang, text: words });
      if (found === undefined) return [];
      return [
        {
          field,
          message: {
            zh: `（${lang}）标点不属于这种语言：“${found}”`,
            en: `(${lang}) a mark of another language: “${found}”`,
          },
        },
      ];
    });
  },
};
