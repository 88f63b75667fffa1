import { type Kysely, sql } from "kysely";

/**
 * Two things were called stale: translations that lag behind another language, and records that
 * wait to be indexed for the search. Each has a name of its own now. Former versions of records
 * keep the old one, which domain/records/revisions.ts reads as well.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table search_stale rename to search_queue;
    create function queue_for_search() returns trigger language plpgsql as $$
    begin
      if tg_op in ('INSERT', 'UPDATE') then
        insert into search_queue (kind, record_id) select tg_table_name, id from added;
      end if;
      if tg_op = 'DELETE' then
        insert into search_queue (kind, record_id) select tg_table_name, id from removed;
      end if;
      if tg_op = 'TRUNCATE' then
        delete from search_entry where kind = tg_table_name;
      end if;
      return null;
    end $$;
    create procedure add_search_triggers(content_table regclass) language plpgsql as $$
    begin
      execute format($triggers$
        create or replace trigger d_search_added after insert on %1$s
          referencing new table as added for each statement execute function queue_for_search();
        create or replace trigger d_search_changed after update on %1$s
          referencing new table as added for each statement execute function queue_for_search();
        create or replace trigger d_search_removed after delete on %1$s
          referencing old table as removed for each statement execute function queue_for_search();
        create or replace trigger d_search_emptied after truncate on %1$s
          for each statement execute function queue_for_search();
      $triggers$, content_table);
    end $$;
    create or replace procedure track_search(content_table regclass) language plpgsql as $$
    begin
      call add_search_triggers(content_table);
      execute format('insert into search_queue (kind, record_id) select %1$L, id from %1$s',
        content_table);
    end $$;
    do $$
    declare
      content_table regclass;
    begin
      for content_table in
        select tgrelid::regclass from pg_trigger where tgname = 'd_search_added' loop
        call add_search_triggers(content_table);
      end loop;
    end $$;
    drop function mark_search_stale();

    create function texts_to_do(content jsonb, outdated jsonb) returns text[]
      immutable parallel safe language sql
      return case when outdated = '{}' then unfinished_texts(content, '{}') else array(
        select mark from unnest(unfinished_texts(content, '{}')) mark
        union
        select 'outdated:' || lang
        from jsonb_each(outdated) marked, jsonb_array_elements_text(marked.value) lang
        order by 1) end;
    create or replace procedure add_unfinished(content_table regclass) language plpgsql as $$
    begin
      execute format($columns$
        alter table %1$s
          add column unfinished text[] generated always as (texts_to_do(content, outdated)) stored;
        -- Lists, their filters and the search by name are read from this index alone.
        create index on %1$s (updated_at desc, id) include (status, class, unfinished, names);
        -- The few that lack a text.
        create index on %1$s (updated_at desc) where status <> 'trashed'
          and unfinished && '{missing:zh,missing:en,missing:ar}';
      $columns$, content_table);
    end $$;
    create or replace procedure add_office_columns(content_table regclass) language plpgsql as $$
    begin
      execute format($columns$
        alter table %1$s
          -- Languages that were not changed when another one was, by the path of the text.
          add column outdated jsonb not null default '{}',
          add column names text generated always as (record_names(content)) stored;
        create index on %1$s (position, id);
      $columns$, content_table);
      call add_unfinished(content_table);
    end $$;
    do $$
    declare
      content_table regclass;
    begin
      for content_table in
        select tgrelid::regclass from pg_trigger where tgname = 'b_keep_change' loop
        execute format('alter table %s drop column unfinished', content_table);
        execute format('alter table %s rename column stale to outdated', content_table);
        call add_unfinished(content_table);
      end loop;
    end $$;
  `.execute(db);
}
