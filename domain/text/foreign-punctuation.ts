import type { Lang } from "../language/language.ts";

/**
 * A mark between words of a language is its own: “，” and “（” in Chinese, “،” and “؟” in Arabic.
 * Marks inside of figures, addresses and foreign words are not looked at.
 */
const foreign: Record<Lang, RegExp> = {
  zh: /\p{Script=Han}\s?[,;:?!](?![/\d])|[,;?!]\s?\p{Script=Han}|\p{Script=Han}[.(]|\)\p{Script=Han}/u,
  en: /[，。；：？！（）、《》「」،؛؟«»]/u,
  // Letters, and the marks of vowels behind them.
  ar: /[\u0621-\u0652]\s?[,;?]|[,;]\s[\u0621-\u064a]|[，。；：？！（）、“”]/u,
};

/** The first mark in a text that belongs to another language, with what stands around it. */
export function findForeignPunctuation({
  language,
  text,
}: {
  language: Lang;
  text: string;
}): string | undefined {
  const words = text.replace(/&#?\w{1,10};/g, " ");
  const found = foreign[language].exec(words);
  return found ? words.slice(Math.max(0, found.index - 12), found.index + 12) : undefined;
}
