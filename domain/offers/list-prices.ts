import { db } from "#db/connect.ts";
import type { Lang } from "../language/language.ts";
import { containing, type ListQuery, type Rows } from "../queries/list-query.ts";
import { readRows } from "../queries/read-rows.ts";
import { requireUuid } from "../queries/uuid.ts";
import { type ListedPrice, toListedPrices } from "./listed-price.ts";

export const priceSorts = ["product", "validUntil", "updatedAt"] as const;

const columns = {
  product: "product_id",
  validUntil: "valid_until",
  updatedAt: "updated_at",
} as const;

export async function listPrices({
  q,
  filter: { id },
  sort,
  order,
  lang,
  ...page
}: ListQuery<(typeof priceSorts)[number], { id?: string[] | undefined }> & { lang: Lang }): Promise<
  Rows<ListedPrice>
> {
  const wanted = db
    .selectFrom("price")
    .$if(id !== undefined, (query) => query.where("id", "in", (id ?? []).map(requireUuid)))
    .$if(q !== "", (query) => query.where("product_id", "ilike", containing(q)))
    .orderBy(columns[sort], order)
    .orderBy("finish")
    .orderBy("id")
    .selectAll();
  const { rows, total } = await readRows({ wanted, ...page });
  return { rows: await toListedPrices({ rows, lang }), total };
}
