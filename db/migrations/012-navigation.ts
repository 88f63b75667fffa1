import { type Kysely, sql } from "kysely";

/** The main navigation as a record that staff arrange. */
export async function up(db: Kysely<unknown>) {
  await sql`call create_content_table('navigation', 'null::text')`.execute(db);
}
