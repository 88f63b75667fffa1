import type { Lang } from "../language.ts";

/** One thing of the trade, and the words that name it on this site. */
export type Term = {
  key: string;
  /** The preferred word in each language. */
  preferred: Record<Lang, string>;
  /** Words for the same thing that are not to be used; prefixes and articles come with them. */
  forbidden: Partial<Record<Lang, string[]>>;
  note?: string;
};

export type ForbiddenWord = { key: string; found: string; suggestion: string };

/** The words of a text that the term base forbids in that language, each once. */
export function findForbidden({
  terms,
  language,
  text,
}: {
  terms: Term[];
  language: Lang;
  text: string;
}): ForbiddenWord[] {
  const words = fold({ language, text: text.replace(/<[^<>]*>/g, "") });
  return terms.flatMap(({ key, preferred, forbidden }) =>
    (forbidden[language] ?? [])
      .filter((word) => patternOf({ language, word }).test(words))
      .map((found) => ({ key, found, suggestion: preferred[language] })),
  );
}

/** Case and vowel marks make no other word of it. */
function fold({ language, text }: { language: Lang; text: string }): string {
  const folded = text.toLowerCase().replace(/\s+/g, " ");
  return language === "ar" ? folded.replace(/[\u064b-\u0652\u0670\u0640]/g, "") : folded;
}

const patterns = new Map<string, RegExp>();

/** Chinese has no gaps between words; Arabic joins article and prepositions to them. */
function patternOf({ language, word }: { language: Lang; word: string }): RegExp {
  const known = patterns.get(`${language} ${word}`);
  if (known) return known;
  const letters = fold({ language, text: word }).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = {
    zh: letters,
    en: `(?<![\\p{L}\\d])${letters}(?!\\p{L})`,
    ar: `(?<!\\p{L})[وف]?[بلك]?(?:ال|لل)?${letters}(?!\\p{L})`,
  }[language];
  const made = new RegExp(pattern, "u");
  patterns.set(`${language} ${word}`, made);
  return made;
}
