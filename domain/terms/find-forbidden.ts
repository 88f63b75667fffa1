import type { Lang } from "../language/language.ts";

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
  const { any, each } = searchOf({ terms, language });
  const words = fold({ language, text: text.replace(/<[^<>]*>/g, "") });
  if (!any.test(words)) return [];
  return each.filter(({ pattern }) => pattern.test(words)).map(({ word }) => word);
}

/** Case and vowel marks make no other word of it. */
function fold({ language, text }: { language: Lang; text: string }): string {
  const folded = text.toLowerCase().replace(/\s+/g, " ");
  return language === "ar" ? folded.replace(/[\u064b-\u0652\u0670\u0640]/g, "") : folded;
}

/** Most texts hold no such word: one pattern for all says so much sooner than one for each. */
type Search = { any: RegExp; each: { pattern: RegExp; word: ForbiddenWord }[] };

const searches = new WeakMap<Term[], Map<Lang, Search>>();

function searchOf({ terms, language }: { terms: Term[]; language: Lang }): Search {
  const known = searches.get(terms) ?? new Map<Lang, Search>();
  searches.set(terms, known);
  const search = known.get(language) ?? makeSearch({ terms, language });
  known.set(language, search);
  return search;
}

function makeSearch({ terms, language }: { terms: Term[]; language: Lang }): Search {
  const words = terms.flatMap(({ key, preferred, forbidden }) =>
    (forbidden[language] ?? []).map((found) => ({ key, found, suggestion: preferred[language] })),
  );
  const letters = words.map(({ found }) => lettersOf({ language, word: found }));
  return {
    any: patternOf({ language, letters: letters.length > 0 ? letters.join("|") : "(?!)" }),
    each: words.map((word, at) => ({
      pattern: patternOf({ language, letters: letters[at] ?? "" }),
      word,
    })),
  };
}

function lettersOf({ language, word }: { language: Lang; word: string }): string {
  return fold({ language, text: word }).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Chinese has no gaps between words; Arabic joins article and prepositions to them. */
function patternOf({ language, letters }: { language: Lang; letters: string }): RegExp {
  const pattern = {
    zh: letters,
    en: `(?<![\\p{L}\\d])(?:${letters})(?!\\p{L})`,
    ar: `(?<!\\p{L})[وف]?[بلك]?(?:ال|لل)?(?:${letters})(?!\\p{L})`,
  }[language];
  return new RegExp(pattern, "u");
}
