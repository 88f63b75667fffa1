import { type Kysely, sql } from "kysely";

/** What the people who write content need to find it, finish it and look at it beforehand. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function record_title(content jsonb) returns jsonb
      immutable parallel safe language sql
      return coalesce(content -> 'title', content -> 'subjectName', content -> 'name',
        content #> '{blocks,seo.title}');

    -- All that a record is called, for whoever looks for it; no longer than an index can hold.
    create function record_names(content jsonb) returns text
      immutable parallel safe language sql
      return left(lower(
        coalesce(content ->> 'id', '') || ' ' || coalesce(content ->> 'code', '') || ' ' ||
        coalesce(record_title(content) ->> 'zh', '') || ' ' ||
        coalesce(record_title(content) ->> 'en', '') || ' ' ||
        coalesce(record_title(content) ->> 'ar', '') || ' ' ||
        coalesce(content ->> 'className', '') || ' ' ||
        coalesce(content ->> 'from', '') || ' ' || coalesce(content ->> 'to', '') || ' ' ||
        coalesce(content ->> 'words', '')), 500);

    -- What is left to do in which language: 'missing:ar', 'stale:en'. As domain/records/completeness.ts.
    -- Most records lack nothing, which a look at their text tells at a tenth of the cost.
    create function unfinished_texts(content jsonb, stale jsonb) returns text[]
      immutable parallel safe language sql
      return case when stale = '{}' and content::text !~ '"(?:zh|en|ar)": "\\s*"' then '{}' else (
        select coalesce(array_agg(distinct mark order by mark), '{}') from (
          select 'missing:' || lang as mark
          from jsonb_path_query(content, 'strict $.** ? (@.zh.type() == "string"
              && @.en.type() == "string" && @.ar.type() == "string")') text,
            unnest(array['zh', 'en', 'ar']) lang
          where btrim(text ->> lang) = ''
            and btrim((text ->> 'zh') || (text ->> 'en') || (text ->> 'ar')) <> ''
          union all
          select 'stale:' || lang
          from jsonb_each(stale) marked, jsonb_array_elements_text(marked.value) lang
        ) marks) end;

    create procedure add_office_columns(content_table regclass) language plpgsql as $$
    begin
      execute format($columns$
        alter table %1$s
          -- Languages that were not changed when another one was, by the path of the text.
          add column stale jsonb not null default '{}',
          add column names text generated always as (record_names(content)) stored,
          add column unfinished text[] generated always as (unfinished_texts(content, stale)) stored;
        -- Lists, their filters and the search by name are read from this index alone.
        create index on %1$s (updated_at desc, id) include (status, class, unfinished, names);
        create index on %1$s (position, id);
      $columns$, content_table);
    end $$;
    do $$
    declare
      content_table regclass;
    begin
      for content_table in
        select tgrelid::regclass from pg_trigger where tgname = 'b_keep_change' loop
        call add_office_columns(content_table);
      end loop;
    end $$;

    alter procedure create_content_table(text, text) rename to create_logged_content_table;
    create procedure create_content_table(name text, class_of text) language plpgsql as $$
    begin
      call create_logged_content_table(name, class_of);
      call add_office_columns(name::regclass);
    end $$;

    -- Whether an acoustic or a fire value is stated that no laboratory has reported.
    create function has_unproven_claims(content jsonb) returns boolean
      immutable parallel safe language sql
      return jsonb_path_exists(content, '$.mountings[*].measured.evidence ? (@.kind != "laboratory")')
        or jsonb_path_exists(content, '$.fire[*].evidence ? (@.kind != "laboratory")');
    create index product_unproven on product (id)
      where has_unproven_claims(content) and status <> 'trashed';

    -- Records as somebody wants to see them on their page before they are saved. Unlogged: after a
    -- crash one asks for another look.
    create unlogged table content_preview (
      token_hash text primary key,
      kind text not null,
      -- The record it will replace, by the address it has now.
      replaces text,
      content jsonb not null,
      expires_at timestamptz not null
    );
    create index on content_preview (expires_at);
  `.execute(db);
}
