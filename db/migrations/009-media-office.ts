import { type Kysely, sql } from "kysely";

/** The media library and the import of products. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table picture
      -- What the file was called where it came from.
      add column name text not null default '',
      add column bytes integer,
      add column version integer not null default 1,
      add column created_by text,
      add column updated_at timestamptz not null default now();
    create index on picture (created_at desc, id);
    create index on picture (hash);

    -- The pictures a record shows, wherever they stand in it; in rich texts as media:ID. Indexed, so
    -- that a picture knows at once where it is used. Fixed names: to match them would cost tenfold.
    create function pictures_in(content jsonb) returns text[]
      immutable parallel safe cost 5000 language plpgsql as $$
      begin
        return array(
          select shown #>> '{}' from jsonb_path_query(content, '$.**.picture') shown
          union all
          select shown #>> '{}' from jsonb_path_query(content, '$.**.pictures[*]') shown
          union all
          select content ->> name from unnest(array['cover', 'wechatImg']) name where content ? name)
        || case when content::text like '%media:%' then array(
          select written[1] from regexp_matches(content::text, 'media:([a-z0-9-]+)', 'g') written)
        else '{}'::text[] end;
      end $$;
    do $$
    declare
      content_table regclass;
    begin
      for content_table in
        select tgrelid::regclass from pg_trigger where tgname = 'b_keep_change' loop
        execute format('create index on %s using gin (pictures_in(content))', content_table);
      end loop;
    end $$;

    -- A sheet of products that was read and compared with the catalogue. Nothing is changed until
    -- it is committed; then the versions before and after say what can be taken back.
    create table product_import (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      state text not null default 'checked'
        check (state in ('checked', 'committed', 'rolled-back')),
      -- What is wrong with the sheet as a whole: [{reason, detail}].
      problems jsonb not null default '[]',
      created_at timestamptz not null default now(),
      created_by text,
      committed_at timestamptz,
      committed_by text,
      rolled_back_at timestamptz,
      rolled_back_by text
    );
    create index on product_import (created_at desc);

    create table product_import_row (
      import_id uuid not null references product_import on delete cascade,
      -- As the program that wrote the sheet numbers its lines.
      number integer not null,
      product_id text not null,
      state text not null check (state in ('new', 'changed', 'unchanged', 'wrong')),
      cells jsonb not null,
      changes jsonb not null default '[]',
      problems jsonb not null default '[]',
      version_before integer,
      version_after integer,
      rolled_back boolean not null default false,
      primary key (import_id, number)
    );

    -- Apart, because who commits holds the import itself until the end.
    create table product_import_progress (
      import_id uuid primary key references product_import on delete cascade,
      done integer not null,
      total integer not null
    );
  `.execute(db);
}
