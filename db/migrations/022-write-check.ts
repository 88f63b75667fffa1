import type { Kysely } from "kysely";
import { sql } from "kysely";

/** The one row that a node writes to see whether it can. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table write_check (
      singleton boolean primary key default true check (singleton),
      checked_at timestamptz not null
    )`.execute(db);
}
