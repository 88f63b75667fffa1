import { type Kysely, sql } from "kysely";

/**
 * Articles may be very many too: what finds too many of them is answered from every sixteenth, as
 * with products. All other kinds are few, and always looked at.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    drop index search_entry_others;
    create index search_entry_others on search_entry using gin (title, words)
      with (gin_pending_list_limit = 524288) where kind not in ('product', 'article');

    create or replace function search_candidates(
        whole tsquery, rare tsquery, frequent tsquery, titles_only boolean)
      returns setof integer stable language plpgsql set enable_seqscan = off as $$
    declare
      enough constant integer := 180;
      found integer;
    begin
      return query select id from search_entry where title @@ whole limit enough;
      if titles_only then
        return query select id from search_entry where title @@ rare;
        return query select id from search_entry
          where kind not in ('product', 'article') and title @@ frequent;
      else
        return query select id from search_entry where words @@ rare;
        return query select id from search_entry
          where kind not in ('product', 'article') and words @@ frequent;
      end if;
      return query select id from search_entry where sampled and title @@ frequent limit enough;
      get diagnostics found = row_count;
      if found < enough and not titles_only then
        return query select id from search_entry where sampled and words @@ frequent limit enough;
      end if;
    end $$;

    -- Their entries say whether they are of the sample.
    insert into search_queue (kind, record_id) select 'article', id from article;
  `.execute(db);
}
