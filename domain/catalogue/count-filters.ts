import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import {
  type FilterValue,
  filterNames,
  filterTokensOf,
  type ProductFilter,
  type ProductSelection,
  productFilters,
  withFilter,
} from "./product-filters.ts";

export type FilterCounts = {
  /** Products of the selection itself. */
  total: number;
  /** By class, whatever class is chosen now. */
  classes: Map<string, number>;
  /** What each value would give if it were chosen instead; values that give nothing are left out. */
  filters: { name: ProductFilter; values: { value: FilterValue; count: number }[] }[];
};

type Candidate = { filter: string; value: string; marks: string[] };

type Question = {
  classId?: string | undefined;
  classIds: string[];
  selection: ProductSelection;
};

/** How many products each filter would show, given what is already chosen. */
export function countFilters(question: Question): Promise<FilterCounts> {
  const { classId, classIds, selection } = question;
  if (Object.values(selection).some((value) => value !== undefined)) return count(question);
  return cacheUntilContentChanges(`counts ${classId} of ${classIds}`, () => count(question));
}

async function count({ classId, classIds, selection }: Question): Promise<FilterCounts> {
  const candidates: Candidate[] = [
    { filter: "", value: "", marks: filterTokensOf({ classId, selection }) },
    ...classIds.map((id) => ({
      filter: "class",
      value: id,
      marks: filterTokensOf({ classId: id, selection }),
    })),
    ...filterNames.flatMap((name) =>
      productFilters[name].map((value) => ({
        filter: name,
        value,
        marks: filterTokensOf({ classId, selection: withFilter({ selection, name, value }) }),
      })),
    ),
  ];
  const { rows } = await sql<{ filter: string; value: string; count: number }>`
    select candidate ->> 'filter' as filter, candidate ->> 'value' as value,
      sum(counted.count)::int as count
    from jsonb_array_elements(${JSON.stringify(candidates)}::jsonb) candidate,
      lateral (select array(select jsonb_array_elements_text(candidate -> 'marks')) as marks) wanted
      join product_mark_count counted on counted.marks @> wanted.marks
    group by 1, 2`.execute(db);
  const found = (filter: string) =>
    new Map(rows.filter((row) => row.filter === filter).map(({ value, count }) => [value, count]));
  return {
    total: found("").get("") ?? 0,
    classes: found("class"),
    filters: filterNames.map((name) => {
      const counts = found(name);
      const values: readonly FilterValue[] = productFilters[name];
      return {
        name,
        values: values.flatMap((value) => {
          const count = counts.get(value) ?? 0;
          return count > 0 ? [{ value, count }] : [];
        }),
      };
    }),
  };
}
