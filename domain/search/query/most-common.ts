import { alternativesForText } from "./alternatives.ts";
import type { KnownWord } from "./vocabulary.ts";
import { weighTerms } from "./weigh-terms.ts";

/** Those words that stand on the site, the most common first. */
export async function mostCommon(words: KnownWord[]) {
  const weighed = await weighTerms(
    words.map(({ word }) => ({
      text: word,
      own: alternativesForText(word),
      wide: [],
      beginnings: [],
      bond: "word",
      word,
    })),
  );
  return words
    .map((known, at) => ({ ...known, entries: weighed[at]?.entries ?? 0 }))
    .filter(({ entries }) => entries > 0)
    .sort((a, b) => b.entries - a.entries);
}
