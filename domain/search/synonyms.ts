import { sql } from "kysely";
import { published } from "../records/published.ts";
import { type Piece, splitText } from "./pieces.ts";

export type Synonyms = {
  /** Words and groups of words with all that mean the same, the longest first. */
  phrases: { pieces: Piece[]; others: string[] }[];
  /** The same for words of Chinese, which stand within others. */
  chinese: Map<string, string[]>;
};

let lastRead = { text: "", synonyms: readSynonyms([]) };

/** The words that staff have declared to mean the same. */
export async function getSynonyms(): Promise<Synonyms> {
  const { text } = await published("synonym")
    .select(
      sql<string>`coalesce(json_agg(content -> 'words' order by position, id), '[]')::text`.as(
        "text",
      ),
    )
    .executeTakeFirstOrThrow();
  // Reading them takes longer than fetching them, and they seldom change.
  if (text !== lastRead.text) lastRead = { text, synonyms: readSynonyms(JSON.parse(text)) };
  return lastRead.synonyms;
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
