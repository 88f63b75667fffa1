import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../../language/language.ts";

export type LoggedSearch = {
  query: string;
  lang: Lang;
  times: number;
  hits: number;
  lastDay: string;
};

/** What visitors looked for in vain, the most frequent first: what the site lacks, or calls otherwise. */
export async function listFruitlessSearches({
  days = 30,
  limit = 100,
}: {
  days?: number;
  limit?: number;
} = {}): Promise<LoggedSearch[]> {
  const { rows } = await sql<LoggedSearch>`
    select query, lang, sum(times)::int as times,
      (array_agg(hits order by day desc))[1] as hits, max(day)::text as "lastDay"
    from search_log where day > current_date - ${days}::integer
    group by query, lang
    having not (array_agg(complete order by day desc))[1]
    order by times desc, max(day) desc, query limit ${limit}`.execute(db);
  return rows;
}

/** Nobody's own words: so many times somebody must have asked. */
const popularFrom = 3;

/**
 * What others looked for in a language and found. Every word of such a query stands on the site,
 * and nothing but words, so nobody can have a text of their own shown by asking for it often.
 */
export async function listPopularSearches({
  lang,
  days = 30,
  limit = 8,
}: {
  lang: Lang;
  days?: number;
  limit?: number;
}): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from search_log
    where lang = ${lang} and complete and hits > 0 and day > current_date - ${days}::integer
    group by query having sum(times) >= ${popularFrom}
    order by sum(times) desc, query limit ${limit * 2}`.execute(db);
  const onlyWords = rows.filter(({ query }) => /^[\p{L}\p{M}\p{N} /×.-]+$/u.test(query));
  return onlyWords.slice(0, limit).map(({ query }) => query);
}
