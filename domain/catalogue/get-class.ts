import { sql } from "kysely";
import type { Lang } from "../language.ts";
import { type InLang, localize } from "../localize.ts";
import { fieldOf, published } from "../records/published.ts";
import type { ProductClassContent } from "./product-content.ts";

/** One shown class, by its id or by the name in its address in any letter case. */
export async function getClass({
  lang,
  ...wanted
}: ({ className: string } | { id: string }) & { lang: Lang }): Promise<
  InLang<ProductClassContent> | undefined
> {
  const row = await published("product_class")
    .where((where) =>
      "id" in wanted
        ? where("id", "=", wanted.id)
        : where(sql`lower(content ->> 'className')`, "=", wanted.className.toLowerCase()),
    )
    .where(fieldOf("status"), "=", JSON.stringify("1"))
    .select(sql<ProductClassContent>`content`.as("content"))
    .executeTakeFirst();
  return row && localize(row.content, lang);
}
