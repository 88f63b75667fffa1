import { pageNumber } from "../queries/page-of.ts";
import { mountingKinds, productMaterials } from "./product-kinds.ts";

/** What products can be narrowed down by, and every value there is; the names stand in addresses. */
export const productFilters = {
  material: productMaterials,
  mounting: mountingKinds,
  /** Absorption class of ISO 11654. */
  rating: ["A", "B", "C", "D", "E"],
  /** Noise reduction coefficient of at least so much. */
  nrc: ["0.3", "0.5", "0.7", "0.85"],
  /** Of the panel, in millimetres. */
  thickness: ["to-10", "10-15", "15-20", "20-30", "over-30"],
  /** The tone of a finish. */
  finish: ["white", "pale", "natural", "brown", "red", "yellow", "green", "blue", "grey", "black"],
} as const;

export type ProductFilter = keyof typeof productFilters;
export type FilterValue<F extends ProductFilter = ProductFilter> =
  (typeof productFilters)[F][number];

/** At most one value of each filter. */
export type ProductSelection = { [F in ProductFilter]?: FilterValue<F> };

export const productSorts = ["absorption", "thickness", "code"] as const;
export type ProductSort = (typeof productSorts)[number];

export const filterNames = Object.keys(productFilters) as ProductFilter[];

/** A page of the catalogue as its address asks for it. */
export type CatalogueQuery = {
  selection: ProductSelection;
  /** Undefined: in the order staff have chosen. */
  sort: ProductSort | undefined;
  page: number;
};

/** Reads a query; what is not one of our values is as if it were not there. */
export function readCatalogueQuery(query: URLSearchParams): CatalogueQuery {
  const selection: Record<string, string> = {};
  for (const name of filterNames) {
    const value = productFilters[name].find((known) => known === query.get(name));
    if (value) selection[name] = value;
  }
  const page = query.get("page") ?? "";
  return {
    selection: selection as ProductSelection,
    sort: productSorts.find((known) => known === query.get("sort")),
    page: pageNumber.test(page) ? Number(page) : 1,
  };
}

/** The one way to write a query, so that each selection has exactly one address. */
export function writeCatalogueQuery({
  selection,
  sort,
  page = 1,
}: Partial<CatalogueQuery>): string {
  const query = new URLSearchParams();
  // Page and sort first: that is the order in which the server hands known parameters on.
  if (page > 1) query.set("page", String(page));
  if (sort) query.set("sort", sort);
  for (const name of filterNames) {
    const value = selection?.[name];
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : "";
}

/** The same selection with one filter changed, or taken away. */
export function withFilter({
  selection,
  name,
  value,
}: {
  selection: ProductSelection;
  name: ProductFilter;
  value: FilterValue | undefined;
}): ProductSelection {
  const { [name]: _replaced, ...others } = selection;
  return value === undefined ? others : { ...others, [name]: value };
}

/** The tokens that products of a selection carry; see `product_marks` in the database. */
export function filterTokensOf({
  classId,
  selection,
}: {
  classId?: string | undefined;
  selection: ProductSelection;
}): string[] {
  const { mounting } = selection;
  // What a panel absorbs is true of a mounting: with one chosen, only its own values count.
  const place = mounting ? `@${mounting}` : "";
  const tokens = filterNames.flatMap((name) => {
    const value = selection[name];
    if (!value) return [];
    return [`${name}:${value}${name === "rating" || name === "nrc" ? place : ""}`];
  });
  return classId === undefined ? tokens : [`class:${classId}`, ...tokens];
}
