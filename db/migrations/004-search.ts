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
    -- Who indexes sorts the pending list in; the limit only keeps a batch from doing so halfway.
    create index search_entry_title on search_entry using gin (title)
      with (gin_pending_list_limit = 65536);
    create index search_entry_words on search_entry using gin (words)
      with (gin_pending_list_limit = 65536);
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

    -- Entries of a kind that match, by their title first, and hardly more than asked for. An index
    -- of this kind finds all before it gives one, so a broad query is tried on a sample first. The
    -- planner must not hope to meet the few it needs by reading the table from its start.
    create function search_matches(
        query tsquery, kind text, titles_only boolean, broad boolean, most integer)
      returns setof integer stable language plpgsql set enable_seqscan = off as $$
    declare
      wanted tsquery := query && quote_literal(':' || kind)::tsquery;
      sampled tsquery := wanted && quote_literal(':sample')::tsquery;
      matching integer := 0;
    begin
      if broad then
        return query select id from search_entry where title @@ sampled limit most;
        get diagnostics matching = row_count;
      end if;
      if matching < most then
        return query select id from search_entry where title @@ wanted limit most;
        get diagnostics matching = row_count;
      end if;
      if titles_only then
        return;
      end if;
      if broad and matching < most then
        return query select id from search_entry where words @@ sampled limit most;
        get diagnostics matching = row_count;
      end if;
      if matching < most then
        return query select id from search_entry where words @@ wanted limit most;
      end if;
    end $$;

    -- How many entries match, counting no further than asked for; from the sample where it is many.
    create function search_count(query tsquery, most integer) returns integer
      stable language plpgsql set enable_seqscan = off as $$
    declare
      sampled tsquery := query && quote_literal(':sample')::tsquery;
    begin
      if (select count(*) * 16 from search_entry where words @@ sampled) >= most * 2 then
        return most;
      end if;
      return (select count(*) from
        (select from search_entry where words @@ query limit most) matching);
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
