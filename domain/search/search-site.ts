import type { Lang } from "../language/language.ts";
import { pageCount } from "../queries/page-of.ts";
import type { Kind } from "../records/kinds.ts";
import { kindShownAs, searchOf } from "./index/record-documents.ts";
import { decodeQuery } from "./query/decode-query.ts";
import { readQuery } from "./query/read-query.ts";
import type { WeighedTerm } from "./query/weigh-terms.ts";
import { type ClassFacet, countClasses } from "./results/count-classes.ts";
import { presentResults, type SearchResult } from "./results/present-results.ts";
import { demandedOf, type FoundEntry, type Ranking, rankEntries } from "./results/rank-entries.ts";
import { normalizedKey } from "./text/tokens.ts";

export type SearchResults = {
  /** What was asked for, decoded: for the box. */
  query: string;
  /** One page of what was found, best first, of the kind and class asked for. */
  results: SearchResult[];
  page: number;
  pages: number;
  total: number;
  /** How many of them have every word; the others are only near. */
  complete: number;
  /** Whether there is more than was counted: the query is too broad. */
  more: boolean;
  /** The query with mistyped words put right; it is searched for already. */
  didYouMean: string | undefined;
  /** Every kind that was found, best first; its best results unless one kind was asked for. */
  groups: { kind: string; name: string; count: number; results: SearchResult[] }[];
  /** The classes of the kind asked for. */
  classes: ClassFacet[];
};

export const resultsPerPage = 12;
const bestOfEach = 3;
/** Fewer complete matches than these are too few to be left alone. */
const thin = 3;

/**
 * Searches products, classes, cases, articles, programmes and pages by words of any language;
 * results are in the reader's. An empty query finds nothing.
 */
export async function searchSite({
  query: asked,
  lang,
  kind: shownKind,
  class: className,
  page = 1,
}: {
  query: string;
  lang: Lang;
  kind?: string | undefined;
  /** One of the `classes` of that kind. */
  class?: string | undefined;
  page?: number;
}): Promise<SearchResults> {
  const query = decodeQuery(asked);
  const kind = kindShownAs(shownKind);
  const inClass = kind && className ? `${kind}/${className}` : undefined;
  const { terms, incomplete, correction, ranking } = await find({ query, kind, inClass, page });
  const { page: entries, best, counts } = ranking;
  const shown = counts.filter(
    (count) => (!kind || count.kind === kind) && (!inClass || count.class === inClass),
  );
  const [results, classes] = await Promise.all([
    presentResults({ entries: kind ? entries : [...entries, ...best], terms, lang }),
    kind ? countClasses({ counts: counts.filter((count) => count.kind === kind), lang }) : [],
  ]);
  const inOrder = (found: FoundEntry[]) => found.flatMap(({ path }) => results.get(path) ?? []);
  const groups = [...new Set(best.map((entry) => entry.kind))].map((one) => ({
    kind: searchOf(one).as,
    name: searchOf(one).many[lang],
    count: sum(counts.filter((count) => count.kind === one)),
    results: inOrder(kind ? [] : best.filter((entry) => entry.kind === one)),
  }));
  return {
    query,
    results: inOrder(entries),
    page,
    pages: pageCount({ total: sum(shown), size: resultsPerPage }),
    total: sum(shown),
    complete: incomplete ? 0 : shown.reduce((total, { complete }) => total + complete, 0),
    more: ranking.more,
    didYouMean: correction,
    groups,
    classes,
  };
}

/** Looks for all words first; when that finds too little, for all but one, then for any. */
async function find({
  query,
  page,
  ...filter
}: {
  query: string;
  page: number;
  kind: Kind | undefined;
  inClass: string | undefined;
}): Promise<{
  terms: WeighedTerm[];
  incomplete: boolean;
  correction: string | undefined;
  ranking: Ranking;
}> {
  const { terms, incomplete, correction } = await readQuery({ query });
  let ranking: Ranking = { page: [], best: [], counts: [], more: false };
  const demanded = demandedOf(terms).length;
  for (const atLeast of new Set([demanded, demanded - 1, 1])) {
    if (atLeast < 1 || sum(ranking.counts) >= thin) break;
    ranking = await rankEntries({
      ...filter,
      terms,
      atLeast,
      key: normalizedKey(query),
      size: resultsPerPage,
      offset: (page - 1) * resultsPerPage,
      bestOfEach,
    });
  }
  return { terms, incomplete, correction, ranking };
}

function sum(counts: { count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
