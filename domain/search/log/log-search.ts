import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../../language/language.ts";
import { decodeQuery } from "../query/decode-query.ts";
import type { SearchResults } from "../search-site.ts";
import { fold } from "../text/fold.ts";
import { splitText } from "../text/pieces.ts";

const longestLogged = 100;
const keptDays = 180;
/** Machines that try every word must not fill the disk. */
const mostPerDay = 10_000;

/**
 * Notes what was searched for, so that staff can see what visitors did not find. Only the text,
 * the language, the day and how much was found are kept; a text that may name a person is not.
 */
export async function logSearch({
  query: asked,
  lang,
  total,
  complete,
}: {
  lang: Lang;
} & Pick<SearchResults, "query" | "total" | "complete">) {
  const query = [...decodeQuery(asked).toLowerCase()].slice(0, longestLogged).join("");
  if (splitText(query).length === 0 || isPersonal(query)) return;
  await sql`
    insert into search_log as logged (lang, query, hits, complete)
    select ${lang}, ${query}, ${total}, ${complete > 0}
    where (select count(*) from search_log where day = current_date) < ${mostPerDay}
    on conflict (day, lang, query) do update set
      times = logged.times + 1, hits = excluded.hits, complete = excluded.complete`.execute(db);
  await db
    .deleteFrom("search_log")
    .where("day", "<", sql<Date>`current_date - ${keptDays}::integer`)
    .execute();
}

/** Seven digits or more, however they are grouped: `+86 (138) 0000-0000`. */
const telephoneNumber = /\d(?:[\s().+/\p{Pd}]{0,3}\d){6}/u;

/**
 * Whether a text may tell who asked: an e-mail address or a telephone number. Sizes and standards
 * (`1220 × 2440`, `GB/T 20247-2006`) have many digits too, but never so many in a row.
 */
function isPersonal(query: string): boolean {
  if (/@|\d{7}/.test(fold(query))) return true;
  let rest = query;
  for (const { kind, text } of splitText(query)) {
    if (kind === "size" || kind === "standard") rest = rest.replace(text, ";");
  }
  return telephoneNumber.test(fold(rest));
}
