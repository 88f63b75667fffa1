/**
 * What can be wrong with a field, in a word; the back office has a sentence for each. A word may
 * have something behind it that the sentence needs: `too-big:1.5`.
 */
export const problemWords = [
  "required",
  "invalid",
  "taken",
  "wrong",
  "invited",
  "unknown-figure",
  "misplaced-figure",
  // Texts, lists and numbers that are more or less than they may be.
  "too-short",
  "too-long",
  "too-few",
  "too-many",
  "exactly",
  "too-small",
  "too-big",
  "not-above",
  "not-below",
  "from-above-to",
  // How something is written.
  "number",
  "whole-number",
  "date",
  "time",
  "time-zone",
  "email",
  "address",
  "path",
  "path-or-address",
  "colour",
  "choice",
  "id-spelling",
  "id-letter-first",
  "id-two-words",
  "tag-spelling",
  "letters-and-digits",
  "four-digits",
  "place-spelling",
  // Amounts and money.
  "thousands",
  "decimals",
  "other-currency",
  "no-price",
  "sum-too-big",
  // What concerns other records, or the clock.
  "id-stays",
  "past",
  "over",
  "withdrawn",
  "file-gone",
  "text-gone",
  "most-shown",
  "same-address",
  "redirect-self",
  "redirect-chain",
  "redirect-target",
] as const;

export type ProblemWord = (typeof problemWords)[number];

export function isProblemWord(word: string): word is ProblemWord {
  return problemWords.some((known) => known === word);
}
