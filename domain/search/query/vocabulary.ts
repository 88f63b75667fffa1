import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { deletionVariants, isOneEdit } from "./spelling.ts";

/** A word of the site: folded, and as it is written. */
export type KnownWord = { word: string; shown: string };

const mostWords = 20;
const shortestBeginning = 2;

/** Words of the site that begin so, the shortest first. */
export async function completeWord(beginning: string): Promise<KnownWord[]> {
  if (beginning.length < shortestBeginning) return [];
  return db
    .selectFrom("search_word")
    .where(sql<boolean>`word ^@ ${beginning}`)
    .orderBy(sql`length(word)`)
    .orderBy("word")
    .limit(mostWords)
    .select(["word", "shown"])
    .execute();
}

/** Words of the site that one slip of the finger turns into this one. */
export async function nearWords(word: string): Promise<KnownWord[]> {
  const rows = await db
    .selectFrom("search_word")
    .where(sql<boolean>`near && ${deletionVariants(word)}::text[]`)
    .select(["word", "shown"])
    .execute();
  return rows.filter((known) => isOneEdit(word, known.word)).slice(0, mostWords);
}
