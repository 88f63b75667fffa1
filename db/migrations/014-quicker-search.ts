import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    -- A list of new entries that overflows is sorted in by whoever happens to write, with the little
    -- memory of a query: that took three quarters of a rebuild. Now it holds all that a rebuild
    -- writes between two sortings.
    alter index search_entry_all set (gin_pending_list_limit = 524288);
    alter index search_entry_sampled set (gin_pending_list_limit = 524288);
    alter index search_entry_others set (gin_pending_list_limit = 524288);

    -- How many entries match: exactly while they are few, about how many when there are more, a
    -- thousand when it is very many. Counting hundreds would read a page of the table for each, and
    -- how much a word tells hardly depends on them.
    create or replace function search_count(query tsquery) returns integer
      stable language plpgsql set enable_seqscan = off as $$
    declare
      sampled_of constant integer := 16;
      few constant integer := 12;
      matching integer;
    begin
      select count(*) into matching from
        (select from search_entry where sampled and words @@ query limit 63) sample;
      if matching = 63 then return 1000; end if;
      if matching >= few then return matching * sampled_of; end if;
      return (select count(*) from
        (select from search_entry where words @@ query limit 1000) entry);
    end $$;
  `.execute(db);
}
