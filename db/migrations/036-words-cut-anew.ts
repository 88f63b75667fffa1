import { type Kysely, sql } from "kysely";

/** Words of Arabic, Chinese and English are cut to their stems by other rules: pages are read anew. */
export async function up(db: Kysely<unknown>) {
  await sql`
    truncate search_word;
    do $$
    declare
      content_table regclass;
    begin
      for content_table in
        select tgrelid::regclass from pg_trigger where tgname = 'd_search_added' loop
        execute format('insert into search_queue (kind, record_id)
          select %1$L, id from %1$s order by id', content_table);
      end loop;
    end $$;
  `.execute(db);
}
