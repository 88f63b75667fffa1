import type { Text as TextValue } from "#domain/language/text.ts";
import { m } from "#text";
import { FilterSheet, type SheetGroup } from "../../ui/lists/filter-sheet.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { Catalogue } from "./catalogue.ts";
import { catalogueAddress } from "./catalogue-address.ts";
import { FilterLabel } from "./filter-label.tsx";
import { filterHint, filterTitles } from "./filter-names.ts";

/** The same filters for narrow screens. The product centre knows which list a form means. */
export function NarrowDownSheet({ catalogue, all }: { catalogue: Catalogue; all: TextValue }) {
  const { query, list, classes, filters, total } = catalogue;
  const families: SheetGroup = {
    name: "family",
    title: m.filter_class(),
    chosen: list.className,
    any: <Text>{all}</Text>,
    choices: classes.map(({ className, subjectName, count }) => ({
      value: className,
      label: <Text>{subjectName}</Text>,
      count,
    })),
  };
  const narrowed = filters
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => ({
      name,
      title: filterTitles[name](),
      chosen: query.selection[name],
      note: filterHint(name),
      choices: values.map(({ value, count }) => ({
        value,
        label: <FilterLabel name={name} value={value} />,
        count,
      })),
    }));
  return (
    <FilterSheet
      action="/product.html"
      carried={{ sort: query.sort }}
      groups={[families, ...narrowed]}
      chosen={Object.keys(query.selection).length}
      show={m.filter_show_products({ count: total })}
      apply={m.filter_apply_products()}
      clearTo={catalogueAddress({ list, query: { sort: query.sort } })}
    />
  );
}
