import { type Kysely, sql } from "kysely";

/**
 * What a product absorbs is what a laboratory has measured of it. Values of something else, so far
 * kept as if they were the product's, become comparable constructions: they are in no filter and no
 * rating. What exactly was measured nobody wrote down then, and the record says so: in words, here,
 * because such a record cannot be without them and only those of a site filled before need them.
 * Sources are named in the reader's language from now on.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function translated_source(evidence jsonb) returns jsonb
      immutable parallel safe language sql
      return case when jsonb_typeof(evidence -> 'source') = 'string'
        then evidence || jsonb_build_object('source',
          jsonb_build_object('zh', '', 'en', evidence -> 'source', 'ar', ''))
        else evidence end;

    create function own_mounting(mounting jsonb) returns jsonb
      immutable parallel safe language sql
      return case when mounting ? 'measured'
          and mounting #>> '{measured,evidence,kind}' is distinct from 'laboratory'
        then (mounting - 'measured') || jsonb_build_object('comparable', jsonb_build_array(
          jsonb_build_object(
            'absorption', mounting #> '{measured,absorption}',
            'specimen', jsonb_build_object('zh', '来源未说明', 'en', 'Not stated', 'ar', 'غير مذكورة'),
            'differs', jsonb_build_object(
              'zh', '尚未核对', 'en', 'Not checked yet', 'ar', 'لم يُراجَع بعد'),
            'evidence', translated_source(mounting #> '{measured,evidence}'))))
        else mounting end;

    update product set content = content
      || jsonb_build_object('mountings', (
        select coalesce(jsonb_agg(own_mounting(mounting) order by place), '[]')
        from jsonb_array_elements(content -> 'mountings') with ordinality listed(mounting, place)))
      || jsonb_build_object('fire', (
        select coalesce(jsonb_agg(
          fire || jsonb_build_object('evidence', translated_source(fire -> 'evidence'))
          order by place), '[]')
        from jsonb_array_elements(content -> 'fire') with ordinality listed(fire, place)))
      where jsonb_typeof(content -> 'mountings') = 'array'
        and jsonb_typeof(content -> 'fire') = 'array'
        and (jsonb_path_exists(content, '$.mountings[*].measured.evidence ? (@.kind != "laboratory")')
          or jsonb_path_exists(content, '$.fire[*].evidence ? (@.kind == "literature")'));

    drop function own_mounting, translated_source;

    -- ISO 11654 takes the mean of three thirds, to the second decimal. As domain/acoustics/ratings.ts.
    create function octave_of_thirds(thirds jsonb, low text, middle text, high text) returns jsonb
      immutable parallel safe language sql
      return to_jsonb(round(((thirds ->> low)::numeric + (thirds ->> middle)::numeric
        + (thirds ->> high)::numeric) / 3, 2));

    create function rated_octaves(measured jsonb) returns jsonb
      immutable parallel safe language sql
      return case when measured ? 'thirds' then jsonb_build_object(
          '250', octave_of_thirds(measured -> 'thirds', '200', '250', '315'),
          '500', octave_of_thirds(measured -> 'thirds', '400', '500', '630'),
          '1000', octave_of_thirds(measured -> 'thirds', '800', '1000', '1250'),
          '2000', octave_of_thirds(measured -> 'thirds', '1600', '2000', '2500'),
          '4000', octave_of_thirds(measured -> 'thirds', '3150', '4000', '5000'))
        else measured -> 'absorption' end;

    create function measured_nrc(measured jsonb) returns numeric
      immutable parallel safe language sql
      return noise_reduction_coefficient(coalesce(measured -> 'thirds', measured -> 'absorption'));

    create or replace function best_nrc(content jsonb) returns numeric
      immutable parallel safe language sql
      return (
        select max(measured_nrc(measured))
        from jsonb_path_query(content,
          '$.mountings[*].measured ? (@.evidence.kind == "laboratory")') measured);

    create or replace function product_marks(content jsonb) returns text[]
      immutable parallel safe language sql
      return (
        select coalesce(array_agg(distinct mark order by mark), '{}') from (
          select 'class:' || (content ->> 'classId') as mark
          union all select 'material:' || (content ->> 'material')
          union all select 'mounting:' || (mounting ->> 'kind')
            from jsonb_path_query(content, '$.mountings[*]') mounting
          union all select 'rating:' || absorption_class(weighted_absorption(rated_octaves(mounting -> 'measured'))) || place
            from jsonb_path_query(content,
                '$.mountings[*] ? (@.measured.evidence.kind == "laboratory")') mounting,
              unnest(array['', '@' || (mounting ->> 'kind')]) place
          union all select 'nrc:' || least || place
            from jsonb_path_query(content,
                '$.mountings[*] ? (@.measured.evidence.kind == "laboratory")') mounting,
              unnest(array['', '@' || (mounting ->> 'kind')]) place,
              unnest(array['0.3', '0.5', '0.7', '0.85']) least
            where measured_nrc(mounting -> 'measured') >= least::numeric
          union all select 'thickness:' || case
              when depth <= 10 then 'to-10' when depth <= 15 then '10-15'
              when depth <= 20 then '15-20' when depth <= 30 then '20-30' else 'over-30' end
            from jsonb_path_query(content, '$.sizes[*].depth') size, lateral (select size::numeric as depth) sized
            where is_panel(content)
          union all select 'finish:' || tone_of(colour #>> '{}')
            from jsonb_path_query(content, '$.finishes[*].colour') colour
        ) marked where mark is not null);

    alter table product drop column marks, drop column nrc;
    alter table product
      add column marks text[] generated always as (product_marks(content)) stored,
      add column nrc numeric generated always as (best_nrc(content)) stored;
    create index on product using gin (marks) where status = 'published';
    create index on product (nrc desc nulls last, position, id) where status = 'published';
    truncate product_mark_count;
    insert into product_mark_count
      select marks, count(*) from product where status = 'published' group by marks;

    drop index product_unproven, product_literature;
    create or replace function has_unproven_claims(content jsonb) returns boolean
      immutable parallel safe language sql
      return jsonb_path_exists(content, '$.mountings[*].comparable[*].evidence')
        or jsonb_path_exists(content, '$.fire[*].evidence ? (@.kind != "laboratory")');
    create or replace function has_literature_claims(content jsonb) returns boolean
      immutable parallel safe language sql
      return jsonb_path_exists(content,
          '$.mountings[*].comparable[*].evidence ? (@.kind == "literature")')
        or jsonb_path_exists(content, '$.fire[*].evidence ? (@.kind == "literature")');
    create index product_unproven on product (id)
      where has_unproven_claims(content) and status <> 'trashed';
    create index product_literature on product (id)
      where has_literature_claims(content) and status <> 'trashed';
  `.execute(db);
}
