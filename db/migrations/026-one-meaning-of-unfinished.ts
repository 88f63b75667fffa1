import { type Kysely, sql } from "kysely";

/** What `trim` takes away in JavaScript; tabs and the like are escaped in the text of a jsonb. */
const space = String.raw` \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`;
const blankText = String.raw`"(?:zh|en|ar)": "(?:[${space}]|\\[tnfr]|\\u000b)*"`;

/**
 * A text of nothing but line ends or wide spaces was missing for the domain and there for the
 * database, and the dashboard had a rule of its own. Now all go by domain/records/completeness.ts,
 * and the dashboard by the column that lists go by. What was derived is derived anew.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function is_blank(text text) returns boolean immutable parallel safe language sql
      return btrim(text, E'${sql.raw(space)}') = '';

    create or replace function unfinished_texts(content jsonb, stale jsonb) returns text[]
      immutable parallel safe language sql
      return case when stale = '{}' and content::text !~ '${sql.raw(blankText)}' then '{}' else (
        select coalesce(array_agg(distinct mark order by mark), '{}') from (
          select 'missing:' || lang as mark
          from jsonb_path_query(content, 'strict $.** ? (@.zh.type() == "string"
              && @.en.type() == "string" && @.ar.type() == "string")') text,
            unnest(array['zh', 'en', 'ar']) lang
          where is_blank(text ->> lang)
            and not is_blank((text ->> 'zh') || (text ->> 'en') || (text ->> 'ar'))
          union all
          select 'stale:' || lang
          from jsonb_each(stale) marked, jsonb_array_elements_text(marked.value) lang
        ) marks) end;

    create procedure add_unfinished(content_table regclass) language plpgsql as $$
    begin
      execute format($columns$
        alter table %1$s
          add column unfinished text[] generated always as (unfinished_texts(content, stale)) stored;
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
          add column stale jsonb not null default '{}',
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
        execute format('drop index if exists %I', content_table || '_unfinished');
        execute format('alter table %s drop column unfinished', content_table);
        call add_unfinished(content_table);
      end loop;
    end $$;
    drop function is_unfinished(jsonb);
  `.execute(db);
}
