import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { type FindableKind, findableKinds } from "./findable-records.ts";
import { marks, quoteLexeme, toQuery } from "./lexemes.ts";
import { scoreOf } from "./score.ts";
import { countedTo, type WeighedTerm } from "./weigh-terms.ts";

export type FoundEntry = { kind: FindableKind; id: string; path: string };

export type Ranking = {
  /** One page of the entries, best first. */
  page: FoundEntry[];
  /** The best of each kind. */
  best: FoundEntry[];
  /** How many there are by kind and class, and how many of them have every word. */
  counts: { kind: FindableKind; class: string | null; count: number; complete: number }[];
};

/** So many of each kind are looked at; who has found as many adds a word. */
export const most = 180;

/**
 * The entries that hold all terms, or at least `atLeast` of them, ranked: those with every term
 * first. Work is bounded however many match.
 */
export async function rankEntries({
  terms,
  atLeast = demandedOf(terms).length,
  titlesOnly = false,
  key,
  kind,
  inClass,
  offset = 0,
  size,
  bestOfEach = 0,
}: {
  terms: WeighedTerm[];
  atLeast?: number;
  /** Whether the title must hold them. */
  titlesOnly?: boolean;
  /** The whole query as titles and codes are compared. */
  key: string;
  kind?: FindableKind | undefined;
  inClass?: string | undefined;
  offset?: number;
  size: number;
  bestOfEach?: number;
}): Promise<Ranking> {
  const demanded = demandedOf(terms);
  const partly = atLeast < demanded.length;
  const all = conjunction(demanded);
  const query = partly ? quorum(demanded, atLeast) : all;
  const entries = sql`coalesce(
    json_agg(json_build_object('kind', kind, 'id', id, 'path', path) order by rank), '[]')`;
  const { rows } = await sql<Ranking>`
    with scored as (
      select id, kind, record_id, path, in_class, position,
        ${partly ? sql`words @@ ${all}::tsquery` : sql`true`} as complete,
        ${scoreOf({ terms, key, partly })} as score
      from search_entry where id = any(array(
        select search_matches(
          sought.query::tsquery, kind, ${titlesOnly}, ${isBroad(demanded)}, ${most})
        from unnest(${findableKinds}::text[]) kind,
          unnest(array[${query}, ${quoteLexeme(marks.whole(key))}]) sought (query)))
    ),
    ranked as (
      select record_id as id, kind, path, in_class, complete,
        row_number() over (order by complete desc, score desc, position, id) as rank,
        row_number() over (partition by kind order by complete desc, score desc, position, id)
          as rank_in_kind
      from scored
    )
    select
      (select ${entries} from (
        select * from ranked
        where (${kind ?? null}::text is null or kind = ${kind ?? null})
          and (${inClass ?? null}::text is null or in_class = ${inClass ?? null})
        order by rank limit ${size} offset ${offset}) one) as page,
      (select ${entries} from ranked where rank_in_kind <= ${bestOfEach}) as best,
      (select coalesce(json_agg(json_build_object(
          'kind', kind, 'class', in_class, 'count', count, 'complete', complete)), '[]')
        from (select kind, in_class, count(*), count(*) filter (where complete) as complete
          from ranked group by 1, 2) counted) as counts`.execute(db);
  return rows[0] ?? { page: [], best: [], counts: [] };
}

/** What a page must have to be found; hints only help to rank it. */
export function demandedOf(terms: WeighedTerm[]): WeighedTerm[] {
  const demanded = terms.filter(({ bond }) => bond !== "hint");
  return demanded.length > 0 ? demanded : terms;
}

/** Whether every term is found so often that even all together may be found very often. */
function isBroad(terms: WeighedTerm[]): boolean {
  return terms.every(({ entries }) => entries >= countedTo);
}

function conjunction(terms: WeighedTerm[]): string {
  return terms.map(everyWay).join(" & ");
}

function everyWay({ own, wide, beginnings, classes }: WeighedTerm): string {
  const inClasses = classes.map((name) => [marks.inClass(name)]);
  return `(${toQuery({ ways: [...own, ...wide, ...inClasses], beginnings })})`;
}

/** So many of the terms, whichever. */
function quorum(terms: WeighedTerm[], atLeast: number): string {
  return choose(terms, atLeast)
    .map((chosen) => `(${conjunction(chosen)})`)
    .join(" | ");
}

function choose<T>(from: T[], count: number): T[][] {
  if (count === 0) return [[]];
  return from.flatMap((one, at) =>
    choose(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]),
  );
}
