import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import { redirectKind } from "../pages/redirect-content.ts";

/** Leads the old address of a page to its new one, without a detour over addresses before it. */
export async function redirectMoved({
  from,
  to,
  on,
}: {
  from: string;
  to: string;
  on: Kysely<DB>;
}) {
  const hash = createHash("sha256").update(from.toLowerCase()).digest("hex").slice(0, 12);
  const content = redirectKind.schema.parse({ id: `moved-${hash}`, from, to });
  await sql`delete from redirect where lower(content ->> 'from') = any(${[
    from.toLowerCase(),
    to.toLowerCase(),
  ]})`.execute(on);
  await sql`
    update redirect set content = jsonb_set(content, '{to}', to_jsonb(${to}::text))
    where lower(content ->> 'to') = ${from.toLowerCase()}`.execute(on);
  await sql`
    insert into redirect (id, content, status)
    values (${content.id}, ${JSON.stringify(content)}, 'published')`.execute(on);
}
