import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { codeOfCountry } from "../countries/country-code.ts";
import type { Lang } from "../language/language.ts";
import { readProductTitles } from "./product-titles.ts";

export type Choices = {
  /** ISO 3166 codes. */
  countries: string[];
  products: { id: string; title: string }[];
};

const most = 500;

/** The countries and products there are inquiries from and about: what a filter can find. */
export async function listChoices({ lang }: { lang: Lang }): Promise<Choices> {
  const [countries, ids] = await Promise.all([listDistinct("country"), listDistinct("product_id")]);
  const titles = await readProductTitles({ ids, lang });
  return {
    countries: countries.map(codeOfCountry),
    products: ids.map((id) => ({ id, title: titles.get(id) ?? id })),
  };
}

/** Goes from one value to the next by the index, however many inquiries have each. */
async function listDistinct(column: "country" | "product_id"): Promise<string[]> {
  const value = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      (select ${value} as value from inquiry where ${value} > '' order by 1 limit 1)
      union all
      select (select ${value} from inquiry where ${value} > found.value order by 1 limit 1)
      from found where found.value is not null
    )
    select value from found where value is not null limit ${most}`.execute(db);
  return rows.map((row) => row.value);
}
