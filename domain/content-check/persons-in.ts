import type { Lang } from "../language/language.ts";

const english = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const chinese = "一二三四五六七八九十";
const arabic = ["ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة", "عشرة"];

const patterns: Record<Lang, RegExp> = {
  zh: /(单|双|两|[一二三四五六七八九十]|(?<!\d)\d+)\s?(?:个)?(?:人|把椅|个座|席)/gu,
  en: new RegExp(
    `\\b(${english.join("|")}|\\d+)[- ](?:person|persons|people|seat|seats|seater|chair|chairs)\\b|\\bfor (${english.slice(1).join("|")})\\b`,
    "giu",
  ),
  ar: new RegExp(
    `(?<!\\p{L})(?:(لشخص واحد|شخص واحد|لشخصين|شخصين|شخصان)|ل?(${arabic.join("|")}) (?:أشخاص|كراسي|مقاعد)|ل(${arabic.join("|")})(?!\\p{L})|(?<!\\d)(\\d+) (?:أشخاص|كراسي|مقاعد))`,
    "gu",
  ),
};

/** How many people, or chairs for them, the words speak of. */
export function personsIn({ words, lang }: { words: string; lang: Lang }): number[] {
  return Array.from(words.matchAll(patterns[lang]), (found) =>
    toNumber(found.slice(1).find((part) => part !== undefined) ?? ""),
  ).filter((count) => count > 0 && count < 100);
}

function toNumber(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  if (word === "单" || word.includes("واحد")) return 1;
  if (word === "双" || word === "两" || /شخصين|شخصان/.test(word)) return 2;
  const known =
    english.indexOf(word.toLowerCase()) + 1 ||
    (word.length === 1 ? chinese.indexOf(word) + 1 : 0) ||
    arabic.indexOf(word) + 3;
  return known;
}
