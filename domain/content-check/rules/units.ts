import type { Rule } from "../rule.ts";
import { sentencesOf } from "../texts.ts";

/** The stated values of the booths are written as the maker writes them: 4000K, 12V, 50–60Hz. */
const glued =
  /(?<!50–6)\d(?:mm|cm|kg|m²|m³|dB|lx|k?Hz|k?W|مم|سم|كغ|م²|م³|ديسيبل|(?:كيلو)?هرتز|واط)(?![\p{L}\d])/u;
const flat = /(?<![\p{L}\d])(?:m|kg\/m|م)[23](?![\p{L}\d])|\bsqm\b|㎡/u;

/** A number and its unit stand apart, and squares are raised: 12 mm, 2.4 kg/m². */
export const units: Rule = {
  id: "units",
  title: { zh: "单位写法", en: "How units are written" },
  check: ({ record: { kind, content } }) => {
    // Synonyms are what visitors type, right or wrong.
    if (kind === "synonym") return [];
    return sentencesOf(content).flatMap(({ field, lang, words }) => {
      const [wrong] = glued.exec(words) ?? flat.exec(words) ?? [];
      if (!wrong) return [];
      return [
        {
          field,
          message: {
            zh: `（${lang}）单位写法不一致：“${wrong}”`,
            en: `(${lang}) a unit is not written as elsewhere: “${wrong}”`,
          },
        },
      ];
    });
  },
};
