import { type Kysely, sql } from "kysely";

/**
 * The Arabic menu leads with the word that buyers use; one that staff have changed stays. Words of the
 * site stand in content/, but a site that was filled before has its menu in its database only.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    update navigation
    set content = replace(content::text, '"مقصورات الصمت"', '"كبائن المكالمات"')::jsonb
    where id = 'main'`.execute(db);
}
