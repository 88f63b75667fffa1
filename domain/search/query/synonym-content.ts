import { z } from "zod";
import { defineKind, section } from "../../records/define-kind.ts";
import { id, idOnly, words } from "../../records/fields.ts";

/** Words that mean the same to somebody who searches, in any of the languages. */
export const synonymKind = defineKind({
  one: { zh: "同义词", en: "Synonyms" },
  many: { zh: "同义词", en: "Synonyms" },
  menu: { group: "site", icon: "synonym" },
  sections: [
    section(
      { zh: "同义词", en: "Words that mean the same" },
      {
        words: words(
          {
            zh: "词语",
            en: "Words",
            hint: { zh: "任意语言，至少两个", en: "In any language, at least two" },
          },
          z.array(z.string().trim().min(1).max(60)).min(2),
        ),
        id: id(idOnly),
      },
    ),
  ],
});
export type SynonymContent = z.infer<typeof synonymKind.schema>;
