import type { SelectQueryBuilder, Simplify } from "kysely";
import { type ListQuery, offsetOf, type Rows } from "./list-query.ts";

/** A page of what a query finds, in its order, and how much it finds in all. */
export async function readRows<Tables, From extends keyof Tables, Row>({
  wanted,
  ...page
}: {
  wanted: SelectQueryBuilder<Tables, From, Row>;
} & Pick<ListQuery<string>, "page" | "perPage">): Promise<Rows<Simplify<Row>>> {
  const [rows, { total }] = await Promise.all([
    wanted.limit(page.perPage).offset(offsetOf(page)).execute(),
    wanted
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll().as("total"))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
