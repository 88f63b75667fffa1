import { type Kysely, sql } from "kysely";

/** The language that somebody with the role of a translator writes; of nobody else it counts. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table auth_user
      add column translates text check (translates in ('zh', 'en', 'ar'));
    alter table staff_link
      add column translates text check (translates in ('zh', 'en', 'ar'));
  `.execute(db);
}
