import { cacheUntilContentChanges } from "../../records/content-cache.ts";
import { fieldOf, published } from "../../records/published.ts";
import { type Piece, splitText } from "../text/pieces.ts";

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

export function readSynonyms(groups: string[][]): Synonyms {
  const phrases: Synonyms["phrases"] = [];
  const chinese: Synonyms["chinese"] = new Map();
  for (const words of groups) {
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      const pieces = splitText(word);
      if (pieces.length === 1 && pieces[0]?.kind === "han") {
        chinese.set(word, [...(chinese.get(word) ?? []), ...others]);
      } else if (pieces.length > 0) {
        phrases.push({ pieces, others });
      }
    }
  }
  return {
    phrases: phrases.sort((one, other) => other.pieces.length - one.pieces.length),
    chinese,
  };
}
