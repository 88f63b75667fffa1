import { type Kysely, sql } from "kysely";

/**
 * What somebody has read off a picture counts after a crash of the database too: an inquiry that
 * was on its way is sent again as it is, and nobody is asked for another picture.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table captcha set logged`.execute(db);
}
