import { type Kysely, sql } from "kysely";

/** An inquiry may bring the room that was calculated: all that was entered, and no results. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table inquiry add column room jsonb`.execute(db);
}
