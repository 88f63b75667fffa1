import { loadSearchDocuments } from "../index/load-search-documents.ts";
import type { SearchDocument } from "../index/search-document.ts";
import type { Asked } from "./page-signs.ts";
import type { FoundEntry, Ranking } from "./rank-entries.ts";
import { scorePage } from "./score-page.ts";

/** So many of what the index finds are read before the best of them are shown. */
export const readClosely = 24;

/** The entries that are read, best first, and what they say. */
export async function orderPages({
  ranking: { page, best },
  asked,
}: {
  ranking: Ranking;
  asked: Asked;
}): Promise<{
  page: FoundEntry[];
  best: FoundEntry[];
  documents: Map<string, SearchDocument>;
}> {
  const documents = await loadSearchDocuments([...page, ...best]);
  const scores = new Map<string, number>();
  for (const { kind, path } of [...page, ...best]) {
    const document = documents.get(path);
    if (!document || scores.has(path)) continue;
    scores.set(path, scorePage({ asked, kind, document }));
  }
  const scoreOf = ({ path }: FoundEntry) => scores.get(path) ?? -Infinity;
  const inOrder = (entries: FoundEntry[]) =>
    entries.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  return { page: inOrder(page), best: inOrder(best), documents };
}
