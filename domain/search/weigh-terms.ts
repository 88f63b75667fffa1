import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { toQuery } from "./lexemes.ts";
import type { Term } from "./terms.ts";

/** A term with what the index knows of it. */
export type WeighedTerm = Term & {
  /** In how many entries it is found, by itself where it is; no further than `countedTo`. */
  entries: number;
  /** The classes whose names hold it: what is in them is found as well. */
  classes: string[];
  /** How much it tells; what is found everywhere tells little. */
  weight: number;
};

export const countedTo = 1000;

/** Looks up how often each term is found, and which classes it names. */
export async function weighTerms(terms: Term[]): Promise<WeighedTerm[]> {
  if (terms.length === 0) return [];
  const own = terms.map((term) => toQuery({ ways: term.own }));
  const wide = terms.map((term) => toQuery({ ...term, ways: [...term.own, ...term.wide] }));
  const { rows } = await sql<{ entries: number; classes: string[] }>`
    select coalesce(nullif(search_count(own::tsquery, ${countedTo}), 0),
        search_count(wide::tsquery, ${countedTo})) as entries,
      array(select of_class from search_entry
        where of_class is not null and title @@ wide::tsquery) as classes
    from unnest(${own}::text[], ${wide}::text[]) with ordinality as term (own, wide, position)
    order by position`.execute(db);
  return terms.map((term, at) => {
    const { entries = 0, classes = [] } = rows[at] ?? {};
    return { ...term, entries, classes, weight: Math.log(1 + countedTo / Math.max(1, entries)) };
  });
}
