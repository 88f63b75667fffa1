import type { Lang } from "../language/language.ts";

const han = "\\p{Script=Han}";
/** With marks of vowels behind it. */
const arabicLetter = "[\\u0621-\\u064a][\\u064b-\\u0652]*";

/**
 * A mark between words of a language is its own: “，” and “（” in Chinese, “،” and “؟” in Arabic.
 * Marks inside of figures, addresses and foreign words are not looked at.
 */
const foreign: Record<Lang, RegExp> = {
  zh: new RegExp(
    `${han}\\s?[,;:?!](?![/\\d])|[,;?!]\\s?(?=${han})|${han}\\.|${han}\\(|\\)${han}`,
    "u",
  ),
  en: /[，。；：？！（）、《》「」،؛؟«»]/u,
  ar: new RegExp(`${arabicLetter}\\s?[,;?]|[,;]\\s(?=${arabicLetter})|[，。；：？！（）、“”]`, "u"),
};

/** The first mark in a text that belongs to another language, with what stands around it. */
export function findForeignPunctuation({
  language,
  text,
}: {
  language: Lang;
  text: string;
}): string | undefined {
  const words = text.replace(/&#?\w+;/g, " ");
  const found = foreign[language].exec(words);
  return found ? words.slice(Math.max(0, found.index - 12), found.index + 12) : undefined;
}
