import type { ShownKind } from "#domain/search/index/record-documents.ts";
import { m } from "#text";

/** What the kinds of results are called, in the order in which an address may name them. */
export const kindNames: Record<ShownKind, () => string> = {
  product: m.search_products,
  class: m.search_product_classes,
  case: m.search_cases,
  article: m.search_articles,
  programme: m.search_programmes,
  topic: m.search_topics,
  job: m.search_jobs,
  page: m.search_pages,
};

export const kinds = Object.keys(kindNames);

export function isKind(name: string | null): name is ShownKind {
  return name !== null && Object.hasOwn(kindNames, name);
}
