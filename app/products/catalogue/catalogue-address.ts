import {
  type CatalogueQuery,
  filterNames,
  productFilters,
  productSorts,
  readCatalogueQuery,
  writeCatalogueQuery,
} from "#domain/catalogue/product-filters.ts";
import { pageNumber } from "#domain/queries/page-of.ts";
import type { PageQuery } from "../../request/page-handle.ts";
import { redirectTo } from "../../request/redirect-to.ts";
import { anyValue } from "../../ui/lists/any-value.ts";

/** What a list of the catalogue can be asked for. A form names filters that were not chosen too. */
export const catalogueParameters: PageQuery = {
  page: pageNumber,
  sort: productSorts,
  ...Object.fromEntries(filterNames.map((name) => [name, [...productFilters[name], anyValue]])),
};

/** The product centre may also be asked for the list of a class: it leads there. */
export const centreParameters: PageQuery = { ...catalogueParameters, family: /^[\w-]{1,80}$/ };

/** A product's page, in a finish and with the specification of a mounting if they were chosen. */
export function productAddress({
  id,
  finish,
  mounting,
}: {
  id: string;
  finish: string | undefined;
  mounting?: string | undefined;
}): string {
  const query = [
    ...(finish ? [`finish=${finish}`] : []),
    ...(mounting ? [`mounting=${mounting}`] : []),
  ];
  return `/productdetail/${id}.html${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/** Where a list of the catalogue lives: the product centre, or one class by the name in its address. */
export type CatalogueList = { className?: string | undefined };

/** The one address of a page of a list. Classes count pages in the path, the centre in the query. */
export function catalogueAddress({
  list,
  query,
}: {
  list: CatalogueList;
  query: Partial<CatalogueQuery>;
}): string {
  const { className } = list;
  if (!className) return `/product.html${writeCatalogueQuery(query)}`;
  const { page = 1, ...rest } = query;
  const path = page > 1 ? `/product/${className}/${page}.html` : `/product/${className}.html`;
  return path + writeCatalogueQuery(rest);
}

/**
 * Reads what a list's address asks for. A query with anything else in it leads to the one way of
 * writing it: so each selection is one page, and no made-up value is ever stored.
 */
export function readCatalogueAddress({
  request,
  params,
  list,
}: {
  request: Request;
  params: { lang?: string | undefined; page?: string | undefined };
  list: CatalogueList;
}): CatalogueQuery {
  const given = new URL(request.url).searchParams;
  const read = readCatalogueQuery(given);
  const query = params.page === undefined ? read : { ...read, page: Number(params.page) };
  const inQuery = list.className ? { ...query, page: 1 } : query;
  const wanted = new URLSearchParams(writeCatalogueQuery(inQuery));
  given.sort();
  wanted.sort();
  if (given.toString() !== wanted.toString()) {
    const className = given.get("family") ?? anyValue;
    const meant = className === anyValue ? list : { className };
    throw redirectTo({ lang: params.lang, path: catalogueAddress({ list: meant, query }) });
  }
  return query;
}

/** Lists narrowed down more than once are many and seldom asked for twice: they are not stored. */
export function catalogueHeaders({ selection, sort }: CatalogueQuery): HeadersInit {
  const wishes = Object.keys(selection).length + (sort ? 1 : 0);
  return wishes > 1 ? { "Cache-Control": "no-store" } : {};
}
