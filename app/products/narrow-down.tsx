import type { ReactNode } from "react";
import {
  type FilterValue,
  type ProductFilter,
  withFilter,
} from "#domain/catalogue/product-filters.ts";
import type { Text as TextValue } from "#domain/text.ts";
import { m } from "#text";
import { Colour } from "../ui/colour.tsx";
import { ChevronDownIcon } from "../ui/icons.tsx";
import { Link } from "../ui/link.tsx";
import { Text } from "../ui/text.tsx";
import type { Catalogue } from "./catalogue.ts";
import { catalogueAddress } from "./catalogue-address.ts";
import { filterTitles, tones, valueName } from "./filter-names.ts";

/**
 * Filters as drawers of links: they open without JavaScript, and every choice has its address. On
 * a phone they stand behind one button, a checkbox in disguise.
 */
export function NarrowDown({ catalogue, all }: { catalogue: Catalogue; all: TextValue }) {
  const { query, list, classes, filters } = catalogue;
  return (
    <div className="print:hidden">
      <label className={`relative tablet:hidden ${pill} has-checked:border-ink`}>
        <input
          type="checkbox"
          className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
        />
        {m.filter_show()}
        <ChevronDownIcon className="size-3.5 transition-transform duration-200 peer-checked:rotate-180" />
      </label>
      <div className="mt-2 hidden flex-wrap gap-2 in-[div:has(>label>:checked)]:flex tablet:mt-0 tablet:flex">
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
              {(name === "rating" || name === "nrc") && (
                <li className="max-w-64 px-3 pt-2 text-xs text-felt">{m.filter_rating_note()}</li>
              )}
            </Drawer>
          ),
        )}
      </div>
    </div>
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
  const tone = name === "finish" ? tones[value as FilterValue<"finish">] : undefined;
  return (
    <Choice
      to={catalogueAddress({ list, query: { ...query, selection, page: 1 } })}
      chosen={chosen}
      count={count}
    >
      {tone && (
        <Colour
          colour={tone.colour}
          className="size-4 shrink-0 rounded-full outline -outline-offset-1 outline-ink/20"
        />
      )}
      {valueName({ name, value })}
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
    <details
      name="narrow-down"
      data-menu
      className="group relative open:basis-full tablet:open:basis-auto"
    >
      <summary
        className={`${pill} group-open:border-ink ${chosen ? "border-ink bg-ink text-white" : ""}`}
      >
        {title}
        <ChevronDownIcon className="size-3.5 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <ul className="z-20 mt-2 min-w-60 border border-line bg-paper py-2 tablet:absolute tablet:start-0 tablet:top-full">
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
