import type { ReactNode } from "react";
import {
  type FilterValue,
  type ProductFilter,
  withFilter,
} from "#domain/catalogue/product-filters.ts";
import type { Text as TextValue } from "#domain/language/text.ts";
import { m } from "#text";
import { ChevronDownIcon } from "../../ui/controls/icons.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { Catalogue } from "./catalogue.ts";
import { catalogueAddress } from "./catalogue-address.ts";
import { FilterLabel } from "./filter-label.tsx";
import { filterHint, filterTitles } from "./filter-names.ts";
import { NarrowDownSheet } from "./narrow-down-sheet.tsx";

/**
 * Filters as drawers of links: they open without JavaScript, and every choice has its address. On
 * a phone they are a sheet.
 */
export function NarrowDown({ catalogue, all }: { catalogue: Catalogue; all: TextValue }) {
  const { query, list, classes, filters } = catalogue;
  return (
    <>
      <NarrowDownSheet catalogue={catalogue} all={all} />
      <div className="hidden flex-wrap gap-2 tablet:flex print:hidden">
        <Drawer title={m.filter_class()} chosen={list.className !== undefined}>
          <Choice
            to={catalogueAddress({ list: {}, query: { ...query, page: 1 } })}
            chosen={list.className === undefined}
            inPlace={false}
          >
            <Text>{all}</Text>
          </Choice>
          {classes.map(({ className, subjectName, count }) => (
            <Choice
              key={className}
              to={catalogueAddress({ list: { className }, query: { ...query, page: 1 } })}
              chosen={className === list.className}
              count={count}
              inPlace={false}
            >
              <Text>{subjectName}</Text>
            </Choice>
          ))}
        </Drawer>
        {filters.map(({ name, values }) =>
          values.length === 0 ? null : (
            <Drawer
              key={name}
              title={filterTitles[name]()}
              chosen={query.selection[name] !== undefined}
            >
              {values.map(({ value, count }) => (
                <FilterChoice
                  key={value}
                  catalogue={catalogue}
                  name={name}
                  value={value}
                  count={count}
                />
              ))}
              {filterHint(name) && (
                <li className="max-w-64 px-3 pt-2 text-xs text-felt">{filterHint(name)}</li>
              )}
            </Drawer>
          ),
        )}
      </div>
    </>
  );
}

const pill =
  "inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line px-4 text-[0.9375rem] transition-colors duration-150 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-oak";

/** A second press on a chosen value takes it away. */
function FilterChoice({
  catalogue: { query, list },
  name,
  value,
  count,
}: {
  catalogue: Catalogue;
  name: ProductFilter;
  value: FilterValue;
  count: number;
}) {
  const chosen = query.selection[name] === value;
  const selection = withFilter({
    selection: query.selection,
    name,
    value: chosen ? undefined : value,
  });
  return (
    <Choice
      to={catalogueAddress({ list, query: { ...query, selection, page: 1 } })}
      chosen={chosen}
      count={count}
    >
      <FilterLabel name={name} value={value} />
    </Choice>
  );
}

function Drawer({
  title,
  chosen,
  children,
}: {
  title: string;
  chosen: boolean;
  children: ReactNode;
}) {
  return (
    <details name="narrow-down" data-menu className="group relative">
      <summary
        className={`${pill} group-open:border-ink ${chosen ? "border-ink bg-ink text-white" : ""}`}
      >
        {title}
        <ChevronDownIcon className="size-3.5 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <ul className="absolute start-0 top-full z-20 mt-2 min-w-60 border border-line bg-paper py-2">
        {children}
      </ul>
    </details>
  );
}

function Choice({
  to,
  chosen,
  count,
  inPlace = true,
  children,
}: {
  to: string;
  chosen: boolean;
  count?: number | undefined;
  /** Another class is another page, with a head of its own. */
  inPlace?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <Link
        to={`${to}#products`}
        inPlace={inPlace}
        aria-current={chosen ? "true" : undefined}
        rel="nofollow"
        className="flex min-h-10 items-center justify-between gap-6 px-3 text-[0.9375rem] hover:bg-sand aria-[current]:font-semibold aria-[current]:text-oak-deep"
      >
        <span className="flex items-center gap-2.5">{children}</span>
        {count !== undefined && (
          <span className="tabular text-sm font-normal text-felt">{count}</span>
        )}
      </Link>
    </li>
  );
}
