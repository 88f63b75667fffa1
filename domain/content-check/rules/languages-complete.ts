import { languages } from "../../language/language.ts";
import type { Rule } from "../rule.ts";
import { textsOf } from "../texts.ts";

/** What is said in one language is said in all. */
export const languagesComplete: Rule = {
  id: "languages",
  title: { zh: "三种语言齐全", en: "All languages written" },
  check: ({ record: { content } }) =>
    textsOf(content).flatMap(({ field, text }) => {
      const empty = languages.filter(({ code }) => text[code].trim() === "");
      // Empty in every language means that nobody wants to say anything there.
      if (empty.length === 0 || empty.length === languages.length) return [];
      const names = empty.map(({ label }) => label).join(", ");
      return [{ field, message: { zh: `缺少：${names}`, en: `Missing: ${names}` } }];
    }),
};
