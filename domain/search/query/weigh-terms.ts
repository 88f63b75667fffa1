import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { toQuery } from "../text/lexemes.ts";
import type { Term } from "./term.ts";

/** A term with what the index knows of it. */
export type WeighedTerm = Term & {
  /** In how many entries it is found, by itself where it is; `veryMany` means at least so many. */
  entries: number;
  /** Whether it is found by itself rather than by what means the same. */
  itself: boolean;
  /** Whether it stands on so many pages that it may be said with anything. */
  everywhere: boolean;
  /** The classes whose names hold it: what is in them is found as well. */
  classes: string[];
  /** Whether all that it finds is very much. */
  frequent: boolean;
  /** How much it tells; what is found everywhere tells little. */
  weight: number;
};

/** Further the index does not count. */
const veryMany = 1000;

/** A word in the names of more classes than these tells nothing about any. */
const mostClasses = 3;

/**
 * What stands on so many of all pages may be said with anything. A large catalogue is not counted
 * to its end, so nothing stands everywhere in it.
 */
const onMostPages = 0.4;
const countedUpTo = 4000;

/** Looks up how often each term is found, and which classes it names. */
export async function weighTerms(terms: Term[]): Promise<WeighedTerm[]> {
  if (terms.length === 0) return [];
  const own = terms.map((term) => toQuery({ ways: term.own }));
  const wide = terms.map((term) => toQuery({ ...term, ways: [...term.own, ...term.wide] }));
  // What is found very often, or by its own words alone, need not be counted again.
  const { rows } = await sql<{ own: number; any: number; classes: string[]; everywhere: boolean }>`
    select classes, counted.own, found.any,
      found.any > ${onMostPages}::real * (select count(*) from
        (select from search_entry limit ${countedUpTo}) entry) as everywhere
    from unnest(${own}::text[], ${wide}::text[]) with ordinality as term (own, wide, position),
      lateral (
        select case when count(*) <= ${mostClasses}
            then coalesce(array_agg(of_class), '{}') else '{}' end as classes,
          case when count(*) <= ${mostClasses}
            then string_agg(quote_literal(':' || of_class), ' | ') end as in_classes
        from search_entry
        where kind <> 'product' and of_class is not null and title @@ wide::tsquery) named,
      lateral (select search_count(term.own::tsquery) as own offset 0) counted,
      lateral (
        select case when counted.own >= ${veryMany} or (term.own = wide and in_classes is null)
          then counted.own
          else search_count(concat_ws(' | ', wide, in_classes)::tsquery) end as any offset 0) found
    order by position`.execute(db);
  return terms.map((term, at) => {
    const { own = 0, any = 0, classes = [], everywhere = false } = rows[at] ?? {};
    const entries = own || any;
    return {
      ...term,
      entries,
      itself: own > 0,
      everywhere: everywhere && classes.length === 0,
      classes,
      frequent: any >= veryMany,
      weight: weightOf(entries),
    };
  });
}

/** How much a term tells that so many entries have. */
export function weightOf(entries: number): number {
  return Math.log(1 + veryMany / Math.max(1, entries));
}
