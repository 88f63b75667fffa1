import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { type Kind, kindNames, kinds } from "./kinds.ts";

/**
 * Makes the tables of kinds that the database does not know yet, with all that a table of content
 * has: its class, counts, revisions, the announcement of changes, its place in the search. To be
 * called after the migrations, which made those of the first kinds. Returns the names of new ones.
 */
export async function createTables({
  among = kindNames,
  on: asked = db,
}: {
  among?: Kind[];
  /** A transaction, where the tables shall come with something else or not at all. */
  on?: Kysely<DB>;
} = {}): Promise<Kind[]> {
  if (!asked.isTransaction) {
    return asked.transaction().execute((on) => createTables({ among, on }));
  }
  return addMissing({ among, on: asked });
}

async function addMissing({ among, on }: { among: Kind[]; on: Kysely<DB> }): Promise<Kind[]> {
  // Several nodes may start at once.
  await sql`lock table content_count in share update exclusive mode`.execute(on);
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger
    where tgname = 'b_keep_change'`.execute(on);
  const known = new Set(rows.map(({ name }) => name));
  const added = among.filter((kind) => !known.has(kind));
  for (const kind of added) {
    const table = sql.table(kind);
    const { class: classField, search }: { class?: string; search?: object } = kinds[kind];
    const classOf = classField ? `content ->> '${classField}'` : "null::text";
    await sql`call create_content_table(${kind}, ${classOf})`.execute(on);
    await sql`create index on ${table} using gin (pictures_in(content))`.execute(on);
    if (search) await sql`call track_search(${kind}::text::regclass)`.execute(on);
  }
  return added;
}
