import type { Lang } from "../language/language.ts";
import { loadSearchDocuments } from "../search/index/load-search-documents.ts";
import type { SearchDocument } from "../search/index/search-document.ts";
import { readQuery } from "../search/query/read-query.ts";
import { rankEntries } from "../search/results/rank-entries.ts";
import { plainText } from "../search/text/plain-text.ts";
import { normalizedKey } from "../search/text/tokens.ts";
import { alignTexts, type Pair } from "./align-texts.ts";
import { similarity } from "./similarity.ts";

export type SimilarText = Pair & {
  /** From 0 to 1; 1 is the same text. */
  score: number;
};

/** So much of a text tells which pages say the like. */
const asked = 200;
const mostPages = 20;
const mostTexts = 3;
/** What is less alike helps nobody. */
const leastAlike = 0.5;

/**
 * What the site has translated before that reads like this text, most alike first. The pages that
 * have its words are found by the search, so that a large catalogue is not read through.
 */
export async function findSimilarTexts({
  text,
  from,
  to,
}: {
  text: string;
  from: Lang;
  to: Lang;
}): Promise<SimilarText[]> {
  const sought = plainText(text);
  const query = sought.slice(0, asked);
  const { terms, unknown } = await readQuery({ query });
  if (terms.length === 0) return [];
  const { page } = await rankEntries({
    ...{ terms, unknown, atLeast: 1 },
    key: normalizedKey(query),
    size: mostPages,
  });
  const documents = await loadSearchDocuments(page);
  const similar = [...documents.values()]
    .flatMap(translatedTexts)
    .flatMap((one) => alignTexts({ text: one, from, to }))
    .map((pair) => ({ ...pair, score: similarity(pair.source, sought) }))
    .filter(({ score }) => score >= leastAlike)
    .toSorted((one, other) => other.score - one.score);
  // The best of those that were translated alike.
  const byTarget = Map.groupBy(similar, ({ target }) => target);
  return [...byTarget.values()].flatMap(([best]) => best ?? []).slice(0, mostTexts);
}

function translatedTexts({ title, summary, keywords = [], body }: SearchDocument) {
  return [title, summary, ...keywords.filter((one) => typeof one !== "string"), ...body];
}
