import { type Kysely, sql } from "kysely";
import { listPartitions, listTables } from "#db/list-tables.ts";
import type { DB } from "#db/schema.ts";

/** What is needed beside the rows: which migrations made the tables, and what they did not make. */
export async function readSchema({ on }: { on: Kysely<DB> }) {
  const { rows: migrations } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(on);
  const { rows: sequences } = await sql<{ name: string; last: number }>`
    select sequencename::text as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`.execute(on);
  const tables = await listTables(on);
  return {
    migrations: migrations.map(({ name }) => name),
    partitions: await listPartitions(on),
    sequences,
    /** What a crash may empty is not worth keeping, and cannot be read on a standby. */
    tables: tables.filter(({ unlogged }) => !unlogged),
  };
}
