import { isArabic } from "../text/arabic.ts";

/** Shorter words have too many neighbours to guess which one was meant; Arabic writes no vowels. */
const shortestMistyped = { latin: 5, arabic: 4 };

/** Whether a word is long enough to guess what it was meant to be. */
export function isGuessable(word: string): boolean {
  const { latin, arabic } = shortestMistyped;
  return [...word].length >= (isArabic(word) ? arabic : latin);
}

/** A word with each of its letters left out once, and as it is. */
export function deletionVariants(word: string): string[] {
  const letters = [...word];
  // One letter shorter than a mistyped word may be what was meant.
  if (letters.length < shortestMistyped.arabic) return [];
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join(""));
  return [...new Set([word, ...shorter])];
}

/**
 * Whether one edit turns a word into another: a letter added, left out, changed, or two
 * neighbours exchanged.
 */
export function isOneEdit(word: string, other: string): boolean {
  const [a, b] = [[...word], [...other]];
  if (Math.abs(a.length - b.length) > 1 || word === other) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [changed, into] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (changed.length <= 1 && into.length <= 1) return true;
  return (
    changed.length === 2 && into.length === 2 && changed[0] === into[1] && changed[1] === into[0]
  );
}
