import { sql } from "kysely";
import type { BasketUnit } from "../basket/basket-rules.ts";
import { listRequestable } from "../basket/list-requestable.ts";
import type { Lang } from "../language/language.ts";
import { containing, type ListQuery, type Rows } from "../queries/list-query.ts";
import { readRows } from "../queries/read-rows.ts";
import { published } from "../records/published.ts";

type Choice = { id: string; name: string };

/** A product as far as a price or a line of an offer needs it. */
export type Offerable = {
  id: string;
  title: string;
  unit: BasketUnit;
  finishes: Choice[];
  mountings: Choice[];
};

/** Published products by name or code, for those who may not read content as such. */
export async function listOfferable({
  q,
  filter: { id },
  lang,
  ...page
}: ListQuery<"title", { id?: string[] | undefined }> & { lang: Lang }): Promise<Rows<Offerable>> {
  const words = containing(q);
  const wanted = published("product")
    .$if(id !== undefined, (query) => query.where("id", "in", ["", ...(id ?? [])]))
    .$if(q !== "", (query) =>
      query.where(({ or, eb }) =>
        or([
          eb("id", "ilike", words),
          eb(sql<string>`content ->> 'code'`, "ilike", words),
          eb(sql<string>`(content -> 'title')::text`, "ilike", words),
        ]),
      ),
    )
    .orderBy("position")
    .orderBy("id")
    .select("id");
  const { rows, total } = await readRows({ wanted, ...page });
  const found = await listRequestable({ ids: rows.map((row) => row.id), lang });
  const byId = new Map(found.map((product) => [product.id, product]));
  return {
    total,
    rows: rows.flatMap((row) => {
      const product = byId.get(row.id);
      if (!product) return [];
      const { unit, finishes, mountings, title, code } = product;
      return [{ id: row.id, title: `${title} (${code})`, unit, finishes, mountings }];
    }),
  };
}
