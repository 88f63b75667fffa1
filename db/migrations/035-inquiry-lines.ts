import { type Kysely, sql } from "kysely";

/** An inquiry may bring several products: the lines of a request, as they were sent. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table inquiry add column lines jsonb not null default '[]'`.execute(db);
}
