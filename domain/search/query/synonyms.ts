import { cacheUntilContentChanges } from "../../records/content-cache.ts";
import { fieldOf, published } from "../../records/published.ts";
import { type Piece, splitText } from "../text/pieces.ts";
import { tokensOf } from "../text/tokens.ts";

export type Synonyms = {
  /** Words and groups of words with all that mean the same, the longest first. */
  phrases: { pieces: Piece[]; others: string[] }[];
  /** The same for words of Chinese, which stand within others. */
  chinese: Map<string, string[]>;
};

/** The words that staff have declared to mean the same. */
export function getSynonyms(): Promise<Synonyms> {
  return cacheUntilContentChanges("synonyms", async () => {
    const rows = await published("synonym")
      .orderBy("position")
      .orderBy("id")
      .select(fieldOf("synonym", "words"))
      .execute();
    return readSynonyms(rows.map(({ words }) => words));
  });
}

/** Two letters begin too many words to tell what is meant. */
const shortestBeginning = 3;

/** What means the same as the single words that begin so, but for those that are found anyway. */
export function completeSynonym({
  beginning,
  found,
  synonyms: { phrases },
}: {
  beginning: string;
  found: string[];
  synonyms: Synonyms;
}): string[] {
  if ([...beginning].length < shortestBeginning) return [];
  const begun = phrases.filter(({ pieces: [first, ...more] }) => {
    const word = first && more.length === 0 ? tokensOf(first).word : undefined;
    return word?.startsWith(beginning) && !found.includes(word);
  });
  return [...new Set(begun.flatMap(({ others }) => others))];
}

export function readSynonyms(groups: string[][]): Synonyms {
  const phrases: Synonyms["phrases"] = [];
  const chinese: Synonyms["chinese"] = new Map();
  for (const words of groups) {
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      const pieces = splitText(word);
      const [first] = pieces;
      if (pieces.length === 1 && first?.kind === "han") {
        chinese.set(first.text, [...(chinese.get(first.text) ?? []), ...others]);
      } else if (pieces.length > 0) {
        phrases.push({ pieces, others });
      }
    }
  }
  return {
    phrases: longestFirst(phrases),
    chinese,
  };
}

export function longestFirst(phrases: Synonyms["phrases"]): Synonyms["phrases"] {
  return phrases.toSorted((one, other) => other.pieces.length - one.pieces.length);
}
