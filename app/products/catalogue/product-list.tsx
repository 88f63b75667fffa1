import {
  filterNames,
  type ProductSort,
  productSorts,
  withFilter,
} from "#domain/catalogue/product-filters.ts";
import type { Text as TextValue } from "#domain/language/text.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import type { Copy } from "../../page-copy/page-copy.ts";
import { Link } from "../../ui/controls/link.tsx";
import { ChosenFilter } from "../../ui/lists/chosen-filter.tsx";
import { GrowingList } from "../../ui/lists/growing-list.tsx";
import { alignedEntry } from "../../ui/page/card.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { Catalogue } from "./catalogue.ts";
import { catalogueAddress } from "./catalogue-address.ts";
import { CompareBar } from "./compare-tick.tsx";
import { chosenName } from "./filter-names.ts";
import { NarrowDown } from "./narrow-down.tsx";
import { NothingFits } from "./nothing-fits.tsx";
import { ProductTile } from "./product-tile.tsx";

/** Products as they were asked for: filters above, then what is chosen, then the products. */
export function ProductList({ catalogue, copy }: { catalogue: Catalogue; copy: Copy }) {
  const { cards, query, pages, list, total } = catalogue;
  return (
    <div id="product-list" data-swap>
      <NarrowDown catalogue={catalogue} all={copy["filters.all"] ?? ""} />
      <ChosenFilters catalogue={catalogue} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-line pt-3 text-sm text-felt">
        <p className="tabular" aria-live="polite">
          <Count total={total} label={copy["count.label"]} />
        </p>
        <SortLinks catalogue={catalogue} />
      </div>
      {cards.length === 0 ? (
        <NothingFits copy={copy} clearTo={catalogueAddress({ list, query: {} })} />
      ) : (
        <GrowingList
          page={query.page}
          pages={pages}
          href={(page) => catalogueAddress({ list, query: { ...query, page } })}
        >
          <ul
            data-entries
            className="mt-8 grid grid-cols-2 gap-x-4 tablet:grid-cols-3 tablet:gap-x-6 desktop:grid-cols-4"
          >
            {cards.map((card) => (
              <li key={card.id} className={`pb-12 tablet:pb-14 ${alignedEntry}`}>
                <ProductTile card={card} />
              </li>
            ))}
          </ul>
        </GrowingList>
      )}
      <CompareBar />
    </div>
  );
}

/** Arabic names the thing first and then counts it. */
function Count({ total, label }: { total: number; label: TextValue | undefined }) {
  if (getLocale() === "ar") {
    return (
      <>
        <Text>{label}</Text>: {total}
      </>
    );
  }
  return (
    <>
      {total} <Text>{label}</Text>
    </>
  );
}

function ChosenFilters({ catalogue: { query, list } }: { catalogue: Catalogue }) {
  const chosen = filterNames.flatMap((name) => {
    const value = query.selection[name];
    return value ? [{ name, value, label: chosenName({ name, value }) }] : [];
  });
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={m.filter_chosen()} className="mt-4 flex flex-wrap gap-2 print:hidden">
      {chosen.map(({ name, label }) => {
        const selection = withFilter({ selection: query.selection, name, value: undefined });
        return (
          <ChosenFilter
            key={name}
            to={`${catalogueAddress({ list, query: { ...query, selection, page: 1 } })}#products`}
            label={label}
          />
        );
      })}
    </ul>
  );
}

const sortNames: Record<ProductSort, () => string> = {
  absorption: m.sort_absorption,
  thickness: m.sort_thickness,
  code: m.sort_code,
};

/** Without ratings there is nothing to sort by absorption. */
function sortsFor({ query, filters }: Catalogue): readonly ProductSort[] {
  const isRated = filters.some(({ name, values }) => name === "rating" && values.length > 0);
  return productSorts.filter(
    (sort) => sort !== "absorption" || isRated || query.sort === "absorption",
  );
}

function SortLinks({ catalogue }: { catalogue: Catalogue }) {
  const { query, list } = catalogue;
  return (
    <nav aria-label={m.sort_by()} className="print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {[undefined, ...sortsFor(catalogue)].map((sort) => (
          <li key={sort ?? ""}>
            <Link
              to={`${catalogueAddress({ list, query: { ...query, sort, page: 1 } })}#products`}
              inPlace
              rel="nofollow"
              aria-current={sort === query.sort ? "true" : undefined}
              className="inline-flex min-h-10 items-center underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {sort ? sortNames[sort]() : m.sort_chosen()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
