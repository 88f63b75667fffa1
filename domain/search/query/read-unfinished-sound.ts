import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { fold } from "../text/fold.ts";
import { mostCommon } from "./most-common.ts";

/** Fewer letters begin too many words. */
const shortestSound = 3;
const mostWords = 12;

/**
 * The Chinese word that somebody may be typing by its sound: xiyin, xiyinb and xyb begin or are
 * 吸音 and 吸音板. The one that stands on most pages, of those that need the fewest letters more.
 */
export async function readUnfinishedSound(query: string): Promise<string | undefined> {
  const sound = fold(query).replace(/[\s'’]/g, "");
  if (sound.length < shortestSound || !/^[a-z]+$/.test(sound)) return undefined;
  const rows = await db
    .selectFrom("search_sound")
    .where(sql<boolean>`sound ^@ ${sound}`)
    .orderBy(sql`length(sound)`)
    .orderBy("sound")
    .limit(mostWords)
    .select(["word", "sound"])
    .execute();
  const shortest = rows.filter((row) => row.sound.length === rows[0]?.sound.length);
  const [likeliest] = await mostCommon(shortest.map(({ word }) => ({ word, shown: word })));
  return likeliest?.word;
}
