import { browseProducts, type CatalogueCard } from "#domain/catalogue/browse-products.ts";
import { countFilters, type FilterCounts } from "#domain/catalogue/count-filters.ts";
import type { ProductClass } from "#domain/catalogue/list-classes.ts";
import { productsPerPage } from "#domain/catalogue/list-products.ts";
import type { CatalogueQuery } from "#domain/catalogue/product-filters.ts";
import type { Lang } from "#domain/language/language.ts";
import type { Text } from "#domain/language/text.ts";
import { pageCount } from "#domain/queries/page-of.ts";
import { notFound } from "../../request/not-found.ts";
import type { CatalogueList } from "./catalogue-address.ts";

/** A list of products with everything around it: what is chosen, and what could be. */
export type Catalogue = {
  list: CatalogueList;
  query: CatalogueQuery;
  cards: CatalogueCard[];
  total: number;
  pages: number;
  classes: { className: string; subjectName: Text; count: number }[];
  filters: FilterCounts["filters"];
};

/** Loads a page of the catalogue; one beyond the last does not exist. */
export async function loadCatalogue({
  classes,
  classId,
  query,
  lang,
}: {
  classes: ProductClass[];
  classId?: string | undefined;
  query: CatalogueQuery;
  lang: Lang;
}): Promise<Catalogue> {
  const [counts, cards] = await Promise.all([
    countFilters({ classId, classIds: classes.map(({ id }) => id), selection: query.selection }),
    browseProducts({ ...query, classId, lang }),
  ]);
  const pages = pageCount({ total: counts.total, size: productsPerPage });
  if (query.page > pages) throw notFound();
  return {
    list: { className: classes.find(({ id }) => id === classId)?.className },
    query,
    cards,
    total: counts.total,
    pages,
    classes: classes.flatMap(({ id, className, subjectName }) => {
      const count = counts.classes.get(id) ?? 0;
      return count > 0 || id === classId ? [{ className, subjectName, count }] : [];
    }),
    filters: counts.filters,
  };
}
