import { type Kysely, sql } from "kysely";

/**
 * Everything staff write is a record of one of these tables. They share one shape and one
 * mechanism: status and time of publishing, a version against silent overwriting, a kept revision
 * of every change, counts by class, and the announcement to every node.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- Who is at work; set per transaction by the use case, null when somebody works by hand.
    create function acting_person() returns text stable language sql
      return nullif(current_setting('tinghe.actor', true), '');

    create table content_change (
      id bigint generated always as identity primary key,
      kind text not null,
      record_id text not null,
      -- The whole row as it was.
      before jsonb,
      changed_by text,
      changed_at timestamptz not null default clock_timestamp()
    );
    create index on content_change (kind, record_id, id desc);

    -- Published records by class: counting a hundred thousand rows for each page would be slow.
    create table content_count (
      kind text not null,
      class text not null,
      count integer not null,
      primary key (kind, class)
    );

    create function before_content_change() returns trigger language plpgsql as $$
    begin
      -- A time in the future means waiting for it, however the row was written.
      if new.status in ('published', 'scheduled') then
        new.status := case when new.publish_at > now() then 'scheduled' else 'published' end;
      end if;
      if tg_op = 'UPDATE' then
        new.version := old.version + 1;
        new.updated_at := clock_timestamp();
        new.updated_by := acting_person();
      end if;
      return new;
    end $$;

    create function keep_content_change() returns trigger language plpgsql as $$
    begin
      insert into content_change (kind, record_id, before, changed_by)
      values (tg_table_name, coalesce(new.id, old.id), to_jsonb(old), acting_person());
      return null;
    end $$;

    create function count_content() returns trigger language plpgsql as $$
    begin
      if tg_op in ('INSERT', 'UPDATE') then
        insert into content_count as counted (kind, class, count)
        select tg_table_name, coalesce(class, ''), count(*) from added
          where status = 'published' group by 2
        on conflict (kind, class) do update set count = counted.count + excluded.count;
      end if;
      if tg_op in ('DELETE', 'UPDATE') then
        update content_count counted set count = counted.count - removed_by_class.removed
        from (select coalesce(class, '') as class, count(*) as removed from removed
                where status = 'published' group by 1) removed_by_class
        where counted.kind = tg_table_name and counted.class = removed_by_class.class;
      end if;
      return null;
    end $$;

    create function forget_content_counts() returns trigger language plpgsql as $$
    begin
      delete from content_count where kind = tg_table_name;
      return null;
    end $$;

    create procedure create_content_table(name text, class_of text) language plpgsql as $$
    begin
      execute format($table$
        create table %1$I (
          id text primary key,
          class text generated always as (%2$s) stored,
          position integer not null default 0,
          content jsonb not null,
          status text not null default 'draft'
            check (status in ('draft', 'scheduled', 'published', 'trashed')),
          publish_at timestamptz,
          version integer not null default 1,
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now(),
          updated_by text default acting_person()
        );
        create index on %1$I (class, position, id) where status = 'published';
        create index on %1$I (position, id) where status = 'published';
        create index on %1$I (publish_at) where status = 'scheduled';
        create trigger a_before_change before insert or update on %1$I
          for each row execute function before_content_change();
        create trigger b_keep_change after update or delete on %1$I
          for each row execute function keep_content_change();
        create trigger c_count_added after insert on %1$I
          referencing new table as added for each statement execute function count_content();
        create trigger c_count_changed after update on %1$I
          referencing old table as removed new table as added
          for each statement execute function count_content();
        create trigger c_count_removed after delete on %1$I
          referencing old table as removed for each statement execute function count_content();
        create trigger c_count_emptied after truncate on %1$I
          for each statement execute function forget_content_counts();
      $table$, name, class_of);
      call track_content(name::regclass);
    end $$;

    call create_content_table('site_settings', 'null::text');
    call create_content_table('page_copy', 'null::text');
    call create_content_table('redirect', 'null::text');
    call create_content_table('product_class', $$content ->> 'parent'$$);
    call create_content_table('product', $$content ->> 'classId'$$);
    call create_content_table('project_case', $$content ->> 'class'$$);
    call create_content_table('article', $$content ->> 'class'$$);
    call create_content_table('programme', 'null::text');
    call create_content_table('honour', 'null::text');
    call create_content_table('patent', $$content ->> 'kind'$$);
    call create_content_table('production_base', 'null::text');
    call create_content_table('milestone', 'null::text');

    create unique index on product_class ((lower(content ->> 'className')));
    create index on project_case using gin ((content -> 'products') jsonb_path_ops);
    create index on article using gin ((content -> 'tags'));

    -- News first: by date, newest first, and by date within a class.
    alter table article add column date text
      generated always as (content ->> 'date') stored;
    create index on article (date desc, id) where status = 'published';
    create index on article (class, date desc, id) where status = 'published';

    create unique index on redirect ((lower(content ->> 'from')));
  `.execute(db);
}
