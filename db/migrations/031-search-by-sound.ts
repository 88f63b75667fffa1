import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Chinese words of titles and keywords by the way they sound, in full and by initials: typed
    -- in Latin letters, or with another character of the same sound.
    create table search_sound (
      word text collate "C" not null,
      sound text collate "C" not null,
      primary key (word, sound)
    );
    create index search_sound_sound on search_sound (sound);

    -- Pages are found by more than before: words by their sound and their plural, values of
    -- products, phrases that staff name.
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
