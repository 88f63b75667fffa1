import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../language.ts";
import { decodeQuery } from "./decode-query.ts";

const longestLogged = 100;
const keptDays = 180;
/** Machines that try every word must not fill the disk. */
const mostPerDay = 10_000;

/** An e-mail address or a telephone number tells who somebody is. */
const personal = /@|\d(?:[\s\-().]?\d){6}/;

/**
 * Notes what was searched for, so that staff can see what visitors did not find. Only the text,
 * the language, the day and how much was found are kept; a text that may name a person is not.
 */
export async function logSearch({
  query: asked,
  lang,
  hits,
  complete,
}: {
  query: string;
  lang: Lang;
  /** How much was found, and how much of it had every word. */
  hits: number;
  complete: number;
}) {
  const query = [...decodeQuery(asked).toLowerCase()].slice(0, longestLogged).join("");
  if (query === "" || personal.test(query.normalize("NFKC"))) return;
  await sql`
    insert into search_log as logged (lang, query, hits, complete)
    select ${lang}, ${query}, ${hits}, ${complete > 0}
    where (select count(*) from search_log where day = current_date) < ${mostPerDay}
    on conflict (day, lang, query) do update set
      times = logged.times + 1, hits = excluded.hits, complete = excluded.complete`.execute(db);
  await db
    .deleteFrom("search_log")
    .where("day", "<", sql<Date>`current_date - ${keptDays}::integer`)
    .execute();
}
