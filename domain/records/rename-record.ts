import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import type { Kind } from "./kinds.ts";
import { referrersOf, replaceAt } from "./references.ts";

/** What a record left behind under its old id follows it: its revisions, its place in the search, and what refers to it. */
export async function renameRecord({
  kind,
  from,
  to,
  on,
}: {
  kind: Kind;
  from: string;
  to: string;
  on: Kysely<DB>;
}) {
  await sql`update content_change set record_id = ${to}
    where kind = ${kind} and record_id = ${from}`.execute(on);
  await sql`insert into search_queue (kind, record_id) values (${kind}, ${from})`.execute(on);
  for (const { kind: referrer, path } of referrersOf(kind)) {
    await renameIn({ referrer, path, from, to, on });
  }
}

async function renameIn({
  referrer,
  path,
  from,
  to,
  on,
}: {
  referrer: Kind;
  path: string[];
  from: string;
  to: string;
  on: Kysely<DB>;
}) {
  const place = path.reduce((steps, step) => steps + (step === "*" ? "[*]" : `."${step}"`), "$");
  const { rows } = await sql<{ id: string; content: unknown }>`
    select id, content from ${sql.table(referrer)}
    where jsonb_path_exists(content, ${`${place} ? (@ == $id)`}::jsonpath,
      jsonb_build_object('id', ${from}::text))
    for update`.execute(on);
  for (const { id, content } of rows) {
    await sql`update ${sql.table(referrer)}
      set content = ${JSON.stringify(replaceAt(content, path, from, to))}::jsonb
      where id = ${id}`.execute(on);
  }
}
