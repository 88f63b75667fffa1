import type { Lang } from "../language/language.ts";
import { pageCount } from "../queries/page-of.ts";
import type { Kind } from "../records/kinds.ts";
import { kindShownAs, searchOf } from "./index/record-documents.ts";
import { decodeQuery } from "./query/decode-query.ts";
import { isQuestion } from "./query/is-question.ts";
import { readQuery } from "./query/read-query.ts";
import type { WeighedTerm } from "./query/weigh-terms.ts";
import { type ClassFacet, countClasses } from "./results/count-classes.ts";
import { orderPages, readClosely } from "./results/order-pages.ts";
import type { Asked } from "./results/page-signs.ts";
import {
  bestOfEach,
  groupsWith,
  placeAnswer,
  type ResultGroup,
  rankAnswer,
} from "./results/place-answer.ts";
import { presentResults, type SearchResult } from "./results/present-results.ts";
import {
  demandedOf,
  type FoundEntry,
  isSentence,
  type Ranking,
  rankEntries,
} from "./results/rank-entries.ts";
import { answerByShortcut } from "./shortcuts/answer-by-shortcut.ts";
import { normalizedKey } from "./text/tokens.ts";
import { type Understood, understoodValues } from "./values/understood-values.ts";

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
  /** The values that were read from the query, each with the query without it. */
  understood: Understood[];
  /** Every kind that was found, best first; its best results unless one kind was asked for. */
  groups: ResultGroup[];
  /** The classes of the kind asked for. */
  classes: ClassFacet[];
};

export const resultsPerPage = 12;
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
  const { asked: sought, correction, ranking, from } = await find({ query, kind, inClass, page });
  const { terms, unknown, query: read } = sought;
  const { counts } = ranking;
  const ordered = await orderPages({ ranking, asked: sought });
  const entries = ordered.page.slice(from, from + resultsPerPage);
  const best = takeBest([...ordered.page, ...ordered.best]);
  const { documents } = ordered;
  const shortcut = kind || page > 1 ? undefined : await answerByShortcut({ query: read, lang });
  const answer = rankAnswer({
    shortcut,
    asked: sought,
    best: documents.get(ordered.page[0]?.path ?? ""),
  });
  const shown = counts.filter(
    (count) => (!kind || count.kind === kind) && (!inClass || count.class === inClass),
  );
  const [results, classes] = await Promise.all([
    presentResults({ entries: kind ? entries : [...entries, ...best], documents, terms, lang }),
    kind ? countClasses({ counts: counts.filter((count) => count.kind === kind), lang }) : [],
  ]);
  const inOrder = (found: FoundEntry[]) => found.flatMap(({ path }) => results.get(path) ?? []);
  const groups = [...new Set(best.map((entry) => entry.kind))].map((one) => ({
    kind: searchOf(one).as,
    name: searchOf(one).many[lang],
    count: sum(counts.filter((count) => count.kind === one)),
    results: inOrder(kind ? [] : best.filter((entry) => entry.kind === one)),
  }));
  const found = inOrder(entries);
  const placed = answer && placeAnswer({ answer, results: found });
  // It may stand further down already; then it is counted.
  const total = sum(shown) + (placed && placed.length > found.length ? 1 : 0);
  return {
    query,
    results: (placed ?? found).slice(0, resultsPerPage),
    page,
    pages: pageCount({ total, size: resultsPerPage }),
    total,
    complete: Math.max(
      unknown > 0 ? 0 : shown.reduce((total, { complete }) => total + complete, 0),
      // Staff have said that this page is the answer.
      answer?.first ? 1 : 0,
    ),
    more: ranking.more,
    didYouMean: correction,
    understood: understoodValues({ query: read, terms, lang }),
    groups: answer ? groupsWith({ answer, groups, lang }) : groups,
    classes,
  };
}

/** The best of each kind, in the order of the best of all. */
function takeBest(entries: FoundEntry[]): FoundEntry[] {
  const once = [...new Map(entries.map((entry) => [entry.path, entry])).values()];
  return Map.groupBy(once, ({ kind }) => kind)
    .values()
    .flatMap((some) => some.slice(0, bestOfEach))
    .toArray();
}

/**
 * Looks for any of the words where they are few or rare; a large catalogue is asked for all of them
 * first, and when that finds too little, for all but one, then for any.
 */
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
  asked: Asked;
  correction: string | undefined;
  ranking: Ranking;
  /** Where the page begins within what was ranked. */
  from: number;
}> {
  const { terms, unknown, correction } = await readQuery({ query });
  const read = correction ?? query;
  const question = isQuestion(query) || terms.some(isUnanswered);
  const first = (page - 1) * resultsPerPage;
  // The best are read together before they are ordered; what follows stays as the index has it.
  const isClose = first < readClosely;
  let ranking: Ranking = { page: [], best: [], counts: [], more: false };
  const demanded = demandedOf(terms).length;
  const atOnce = demanded > 0 && (isSentence(terms) || !terms.some(({ frequent }) => frequent));
  for (const atLeast of atOnce ? [1] : new Set([demanded, demanded - 1, 1])) {
    if (atLeast < 1 || sum(ranking.counts) >= thin) break;
    ranking = await rankEntries({
      ...filter,
      terms,
      atLeast,
      key: normalizedKey(read),
      question,
      unknown,
      size: isClose ? readClosely : resultsPerPage,
      offset: isClose ? 0 : first,
      bestOfEach,
    });
  }
  const found = sum(ranking.counts) > 0;
  return {
    asked: { terms, unknown, query: read, question },
    correction: found ? correction : undefined,
    ranking,
    from: isClose ? first : 0,
  };
}

/** A rating that no product has: what explains it is the answer. */
function isUnanswered({ value, itself }: WeighedTerm): boolean {
  return value?.rating === true && !itself;
}

function sum(counts: { count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
