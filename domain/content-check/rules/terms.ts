import { checkTerms } from "../../terms/terms.ts";
import type { Rule } from "../rule.ts";
import { sentencesOf } from "../texts.ts";

/** One thing has one name: whoever reads of two looks for two. */
export const oneTerm: Rule = {
  id: "terms",
  title: { zh: "术语不统一", en: "Terms of the house" },
  check: ({ record: { kind, content } }) => {
    // Synonyms are what visitors type, right or wrong.
    if (kind === "synonym") return [];
    return sentencesOf(content).flatMap(({ field, lang, words }) =>
      checkTerms({ language: lang, text: words }).map(({ found, suggestion }) => ({
        field,
        message: {
          zh: `（${lang}）“${found}”应写作“${suggestion}”`,
          en: `(${lang}) “${found}” is called “${suggestion}” here`,
        },
      })),
    );
  },
};
