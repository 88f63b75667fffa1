import { type Kysely, sql } from "kysely";

/**
 * The search index. Tokens are made in the application, in every language alike, and come here
 * as finished lexemes, so that no dictionary, locale or extension of a server matters.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    call create_content_table('synonym', 'null::text');

    -- One row per page that can be found.
    create table search_entry (
      id integer generated always as identity primary key,
      kind text not null,
      record_id text not null,
      path text not null,
      -- The class it belongs to, and the class whose own page it is.
      in_class text,
      of_class text,
      position integer not null,
      fresh_on date,
      -- Products may be very many. What finds too many is answered from every sixteenth.
      sampled boolean not null,
      -- Titles and codes as they compare whole.
      headings text[] not null,
      -- What is found by the title, by title and summary, and by anything.
      title tsvector not null,
      summary tsvector not null,
      words tsvector not null,
      unique (kind, record_id, path)
    ) with (toast_tuple_target = 4096);
    -- Ranking reads title and summary of each match, so they stay in the row; the long list of
    -- words is hardly ever read, and does not compress.
    alter table search_entry alter words set storage external;
    -- Who indexes sorts the pending lists in; the limit only keeps a batch from doing so halfway.
    create index search_entry_all on search_entry using gin (title, words)
      with (gin_pending_list_limit = 65536);
    create index search_entry_sampled on search_entry using gin (title, words)
      with (gin_pending_list_limit = 65536) where sampled;
    create index search_entry_others on search_entry using gin (title, words)
      with (gin_pending_list_limit = 65536) where kind <> 'product';
    create index search_entry_of_class on search_entry (of_class) where of_class is not null;

    -- Every word of the site as people write it, for half-typed and mistyped ones. The forms with
    -- one letter left out meet those of a mistyped word.
    create table search_word (
      word text collate "C" primary key,
      shown text not null,
      near text[] not null
    );
    create index search_word_near on search_word using gin (near);

    -- Records changed since they were indexed. Who changes one through the application indexes it
    -- in the same transaction; what is changed by hand is indexed soon after.
    create table search_stale (
      id bigint generated always as identity primary key,
      kind text not null,
      record_id text not null,
      transaction xid8 not null default pg_current_xact_id()
    );
    create index on search_stale (transaction);

    create function mark_search_stale() returns trigger language plpgsql as $$
    begin
      if tg_op in ('INSERT', 'UPDATE') then
        insert into search_stale (kind, record_id) select tg_table_name, id from added;
      end if;
      if tg_op = 'DELETE' then
        insert into search_stale (kind, record_id) select tg_table_name, id from removed;
      end if;
      if tg_op = 'TRUNCATE' then
        delete from search_entry where kind = tg_table_name;
      end if;
      return null;
    end $$;

    -- Call it for each table whose records can be found.
    create procedure track_search(content_table regclass) language plpgsql as $$
    begin
      execute format($triggers$
        create trigger d_search_added after insert on %1$s
          referencing new table as added for each statement execute function mark_search_stale();
        create trigger d_search_changed after update on %1$s
          referencing new table as added for each statement execute function mark_search_stale();
        create trigger d_search_removed after delete on %1$s
          referencing old table as removed for each statement execute function mark_search_stale();
        create trigger d_search_emptied after truncate on %1$s
          for each statement execute function mark_search_stale();
        insert into search_stale (kind, record_id) select %1$L, id from %1$s;
      $triggers$, content_table);
    end $$;

    call track_search('product');
    call track_search('product_class');
    call track_search('project_case');
    call track_search('article');
    call track_search('programme');
    call track_search('page_copy');

    -- How many entries match: exactly while they are few, at least a thousand when it is very many.
    -- An index of this kind finds all before it gives one, so the sample is asked first.
    create function search_count(query tsquery) returns integer
      stable language plpgsql set enable_seqscan = off as $$
    begin
      if (select count(*) from
          (select from search_entry where sampled and words @@ query limit 125) matching) = 125 then
        return 1000;
      end if;
      return (select count(*) from
        (select from search_entry where words @@ query limit 1000) matching);
    end $$;

    -- The entries that a query has to look at: those whose title it is, all that match what is
    -- rare, and of what is found very often some products, by their titles first. The planner
    -- must not hope to meet the few it needs by reading the table from its start.
    create function search_candidates(
        whole tsquery, rare tsquery, frequent tsquery, titles_only boolean)
      returns setof integer stable language plpgsql set enable_seqscan = off as $$
    declare
      enough constant integer := 180;
      found integer;
    begin
      return query select id from search_entry where title @@ whole limit enough;
      if titles_only then
        return query select id from search_entry where title @@ rare;
        return query select id from search_entry where kind <> 'product' and title @@ frequent;
      else
        return query select id from search_entry where words @@ rare;
        return query select id from search_entry where kind <> 'product' and words @@ frequent;
      end if;
      return query select id from search_entry where sampled and title @@ frequent limit enough;
      get diagnostics found = row_count;
      if found < enough and not titles_only then
        return query select id from search_entry where sampled and words @@ frequent limit enough;
      end if;
    end $$;

    -- What was searched for, never by whom.
    create table search_log (
      day date not null default current_date,
      lang text not null,
      query text not null,
      hits integer not null,
      -- Whether every word was found.
      complete boolean not null,
      times integer not null default 1,
      primary key (day, lang, query)
    );
  `.execute(db);
}
