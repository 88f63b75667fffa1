import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Kind } from "../../records/kinds.ts";
import type { WeighedTerm } from "../query/weigh-terms.ts";
import { lexemePrefixes, quoteLexeme } from "../text/lexemes.ts";
import { everyWay, pointsOf, scoreOf, shareOf } from "./score.ts";

export type FoundEntry = { kind: Kind; id: string; path: string; score?: number };

export type Ranking = {
  /** One page of the entries, best first. */
  page: FoundEntry[];
  /** The best of each kind. */
  best: FoundEntry[];
  /** How many there are by kind and class, and how many of them have every word. */
  counts: { kind: Kind; class: string | null; count: number; complete: number }[];
  /** Whether there is more than was looked at; who finds too much adds a word. */
  more: boolean;
};

/**
 * What a page must reach that lacks something: most of it named in its title, or nearly all of a
 * longer query in its text. A page that happens to hold one word of three is no answer.
 */
const least = { points: 2.2, ofQuestion: 1.2, half: 0.5, share: 0.6, terms: 4 };

/**
 * The entries that hold all terms, or at least `atLeast` of them, ranked: those with every term
 * first, unless it is a sentence. Work is bounded however many match.
 */
export async function rankEntries({
  terms,
  atLeast = demandedOf(terms).length,
  titlesOnly = false,
  key,
  question = false,
  unknown = 0,
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
  question?: boolean;
  /** How many words are found nowhere. */
  unknown?: number;
  kind?: Kind | undefined;
  inClass?: string | undefined;
  offset?: number;
  size: number;
  bestOfEach?: number;
}): Promise<Ranking> {
  const demanded = demandedOf(terms);
  const partly = atLeast < demanded.length;
  const sentence = isSentence(terms);
  const sought = { terms, key, partly, question, sentence, unknown };
  const enough = choose(demanded, atLeast);
  const isFrequent = (chosen: WeighedTerm[]) => chosen.every((term) => term.frequent);
  const rare = anyOf(enough.filter((chosen) => !isFrequent(chosen)));
  const frequent = anyOf(enough.filter(isFrequent));
  const entries = sql`coalesce(
    json_agg(json_build_object('kind', kind, 'id', id, 'path', path, 'score', score)
      order by rank), '[]')`;
  const order = sql`score desc, position, id`;
  const lacking = terms.length < least.terms ? sql`` : sql`or share >= ${sql.lit(least.share)}`;
  const { rows } = await sql<Omit<Ranking, "more">>`
    with found as (
      select id, kind, record_id, path, in_class, of_class, position, title, summary, headings, fresh_on,
        ${partly ? sql`words @@ ${allOf(demanded)}::tsquery` : sql`true`} as complete,
        ${partly || unknown > 0 ? shareOf(sought) : sql`1`} as share,
        ${pointsOf(sought)} as points
      from search_entry where id = any(array(select search_candidates(
        ${quoteLexeme(lexemePrefixes.whole(key))}::tsquery, ${rare}::tsquery, ${frequent}::tsquery,
        ${titlesOnly})))
    ),
    scored as (
      select *, ${scoreOf(sought)} as score from found
      where ${unknown > 0 ? sql`false` : sql`complete`}
        or (points >= ${sql.lit(question ? least.ofQuestion : least.points)} and share >= ${sql.lit(least.half)}) ${lacking}
    ),
    ranked as (
      select record_id as id, kind, path, in_class, complete, score,
        row_number() over (order by ${order}) as rank,
        row_number() over (partition by kind order by ${order}) as rank_in_kind
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
  return { page: [], best: [], counts: [], ...rows[0], more: frequent !== null };
}

/** So many terms make a sentence. */
const wordsOfSentence = 3;

/** Whether a query is a sentence rather than a few words: hardly a page has all of one. */
export function isSentence(terms: WeighedTerm[]): boolean {
  return demandedOf(terms).length >= wordsOfSentence;
}

/** What a page must have to be found; hints, and what may be said with anything, only rank it. */
export function demandedOf(terms: WeighedTerm[]): WeighedTerm[] {
  const demanded = terms.filter(({ bond }) => bond !== "hint");
  const telling = demanded.filter(({ everywhere }) => !everywhere);
  return [telling, demanded, terms].find((some) => some.length > 0) ?? [];
}

/** What finds the entries that have all of some terms, for any of the choices; null for none. */
function anyOf(choices: WeighedTerm[][]): string | null {
  return choices.map((terms) => `(${allOf(terms)})`).join(" | ") || null;
}

function allOf(terms: WeighedTerm[]): string {
  return terms.map((term) => `(${everyWay(term)})`).join(" & ");
}

/** Every choice of so many. */
function choose<T>(from: T[], count: number): T[][] {
  if (count === 0) return [[]];
  return from.flatMap((one, at) =>
    choose(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]),
  );
}
