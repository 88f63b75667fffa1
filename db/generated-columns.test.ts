import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { createDatabase } from "../tests/support/databases.ts";
import { giveOwnDatabase } from "../tests/support/own-database.ts";
import { db } from "./connect.ts";
import { createMigrator } from "./migrate.ts";
import type { DB } from "./schema.ts";
import { listOutdated } from "./testing/list-outdated.ts";

giveOwnDatabase();

test("a function that changes without its columns is noticed", async () => {
  expect(await listOutdated(db)).toEqual([]);
  await sql`
    create or replace function record_names(content jsonb) returns text
      immutable parallel safe language sql return content ->> 'code'`.execute(db);
  const outdated = await listOutdated(db);
  expect(outdated).toContain("product.names");
  expect(outdated).not.toContain("product.nrc");
});

/** The first schema in which all that is derived from contents has a place. */
const first = "005-catalogue";

test("what an old database has derived is derived anew where an upgrade changes how", async () => {
  const old = await createDatabase({ server: inject("server") });
  const pool = new pg.Pool({ connectionString: old.url });
  const on = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { error } = await createMigrator(on).migrateTo(first);
    expect(error).toBeUndefined();
    const filled = await fillTables(on);
    expect(filled).toContain("product");
    expect((await createMigrator(on).migrateToLatest()).error).toBeUndefined();
    expect(await listOutdated(on)).toEqual([]);
  } finally {
    await on.destroy();
    await old.drop();
  }
});

/** Copies the demonstration content into those of its tables that are there already. */
async function fillTables(on: Kysely<DB>): Promise<string[]> {
  const { rows: now } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'b_keep_change'`.execute(
    db,
  );
  const { rows: then } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where tablename = any(${now.map(({ name }) => name)})`.execute(on);
  for (const { name } of then) {
    const { rows } = await sql`select id, content, position from ${sql.table(name)}`.execute(db);
    await sql`
      insert into ${sql.table(name)} (id, content, position, status)
      select id, content, position, 'published'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as one (id text, content jsonb, position int)`.execute(on);
  }
  return then.map(({ name }) => name);
}
