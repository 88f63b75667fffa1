import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { codeOfCountry } from "../countries/country-code.ts";
import type { Lang } from "../language/language.ts";
import { readProductTitles } from "./product-titles.ts";

export type Choices = {
  /** ISO 3166 codes. */
  countries: string[];
  products: { id: string; title: string }[];
  /** Those that most inquiries have first. */
  tags: string[];
};

const most = 500;
/** The tags of the newest are those in use, and looking at them takes no longer when there are more. */
const newestTagged = 5000;

/** The countries and products there are inquiries from and about, and their tags: what a filter can find. */
export async function listChoices({ lang }: { lang: Lang }): Promise<Choices> {
  const [countries, ids, tags] = await Promise.all([
    listDistinct("country"),
    listDistinct("product_id"),
    listTags(),
  ]);
  const titles = await readProductTitles({ ids, lang });
  return {
    countries: countries.map(codeOfCountry),
    products: ids.map((id) => ({ id, title: titles.get(id) ?? id })),
    tags,
  };
}

async function listTags(): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag
    from (
      select tags from inquiry where tags is not null order by id desc limit ${newestTagged}
    ) tagged, unnest(tags) tag
    group by tag order by count(*) desc, tag limit ${most}`.execute(db);
  return rows.map(({ tag }) => tag);
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
