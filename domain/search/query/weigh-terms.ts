import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { cacheUntilContentChanges } from "../../records/content-cache.ts";
import { isChinese } from "../text/chinese.ts";
import { toQuery } from "../text/lexemes.ts";
import type { Alternatives } from "./alternatives.ts";
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

type Counted = {
  own: number;
  any: number;
  /** How many pages are about it, as far as single words tell. */
  meant: number;
  classes: string[];
  pages: number;
};

/** A term as the index is asked for it. */
type Asked = { own: string; wide: string; telling: string };

/** Looks up how often each term is found, and which classes it names. */
export async function weighTerms(terms: Term[]): Promise<WeighedTerm[]> {
  const counted = await countTerms(
    terms.map((term) => ({
      own: toQuery({ ways: term.own }),
      wide: toQuery({ ...term, ways: [...term.own, ...term.wide] }),
      telling: toQuery({ ...term, ways: tellingWays(term) }),
    })),
  );
  return terms.map((term, at) => {
    const { own = 0, any = 0, meant = 0, classes = [], pages = 0 } = counted[at] ?? {};
    const entries = own || any;
    return {
      ...term,
      entries,
      itself: own > 0,
      everywhere: any > onMostPages * pages && classes.length === 0,
      classes,
      frequent: any >= veryMany,
      weight: weightOf({ entries: meant, pages }) * bearing(term),
    };
  });
}

/** How many terms are kept with their counts, until content changes. */
const mostKept = 5000;

/**
 * Visitors ask for the same words over and over: each is counted once until content changes. One that
 * is found nowhere is looked for again, since pages that were written by hand are indexed later.
 */
async function countTerms(asked: Asked[]): Promise<(Counted | undefined)[]> {
  const kept = await cacheUntilContentChanges(
    "counts of search terms",
    async () => new Map<string, Counted>(),
  );
  const named = asked.map((term) => ({ term, name: JSON.stringify(term) }));
  const missing = named.filter(({ name }) => !kept.has(name));
  const found = await readCounts(missing.map(({ term }) => term));
  const fresh = new Map(missing.map(({ name }, at) => [name, found[at]]));
  const counted = named.map(({ name }) => kept.get(name) ?? fresh.get(name));
  if (kept.size + fresh.size > mostKept) kept.clear();
  for (const [name, counts] of fresh) if (counts && counts.any > 0) kept.set(name, counts);
  return counted;
}

async function readCounts(asked: Asked[]): Promise<Counted[]> {
  if (asked.length === 0) return [];
  const own = asked.map((term) => term.own);
  const wide = asked.map((term) => term.wide);
  const telling = asked.map((term) => term.telling);
  // What is found very often, or by its own words alone, need not be counted again.
  const { rows } = await sql<Counted>`
    select classes, counted.own, found.any,
      case when counted.own >= ${fewest} then counted.own
        else search_count(telling::tsquery) end as meant,
      (select count(*)::integer from (select from search_entry limit ${countedUpTo}) entry) as pages
    from unnest(${own}::text[], ${wide}::text[], ${telling}::text[])
        with ordinality as term (own, wide, telling, position),
      lateral (
        select case when count(*) <= ${mostClasses}
            then coalesce(array_agg(of_class), '{}') else '{}' end as classes,
          case when count(*) <= ${mostClasses}
            then string_agg(quote_literal(':' || of_class), ' | ') end as in_classes
        from search_entry
        where kind not in ('product', 'article') and of_class is not null and title @@ wide::tsquery) named,
      lateral (select search_count(term.own::tsquery) as own offset 0) counted,
      lateral (
        select case when counted.own >= ${veryMany} or (term.own = wide and in_classes is null)
          then counted.own
          else search_count(concat_ws(' | ', wide, in_classes)::tsquery) end as any offset 0) found
    order by position`.execute(db);
  return rows;
}

/** Words of a synonym that stand apart on a page mean something else. */
function tellingWays({ own, wide }: Term): Alternatives {
  const single = wide.filter((way) => way.length === 1 || way.every(isChinese));
  return [...own, ...(single.length > 0 ? single : wide)];
}

/** What merely stands between two words may be an accident; a colour only tells goods apart. */
const hinted = 0.3;
const coloured = 0.5;

function bearing({ bond, value }: Term): number {
  if (bond === "hint") return hinted;
  return value?.colour ? coloured : 1;
}

/** A word of one text only is more often an accident than what a query is about. */
const fewest = 4;

/** How much a term tells that so many of all pages have, by itself or by what means the same. */
function weightOf({ entries, pages }: { entries: number; pages: number }): number {
  return Math.log(1 + pages / Math.max(fewest, entries));
}

/** The weight of all that was asked for; a word found nowhere is one like the others. */
export function weightOfAll({ terms, unknown }: { terms: WeighedTerm[]; unknown: number }): number {
  const known = terms.reduce((sum, { weight }) => sum + weight, 0);
  return known * (1 + unknown / Math.max(1, terms.length));
}
