import { sql } from "kysely";
import { fieldOf, published } from "../records/published.ts";

/** Where an old path leads now, in any letter case; asked before a page is declared missing. */
export async function findRedirect({ path }: { path: string }): Promise<string | undefined> {
  const row = await published("redirect")
    .where(sql`lower(content ->> 'from')`, "=", path.toLowerCase())
    .select(fieldOf("redirect", "to"))
    .executeTakeFirst();
  return row?.to;
}
