import { type Kysely, sql } from "kysely";

/**
 * What products are filtered and sorted by, derived from their content by the database itself, so
 * that it is right however a row was written. Products with the same marks are counted together:
 * the numbers beside the filters are read from a few hundred rows, not from every product.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- ASTM C423 and ISO 11654, as in domain/catalogue/ratings.ts; a test holds the two together.
    create function noise_reduction_coefficient(bands jsonb) returns numeric
      immutable parallel safe language sql
      return (
        select floor(sum(round(value::numeric * 1000)) / 4 / 50 + 0.5) * 50 / 1000
        from jsonb_each_text(bands) where key in ('250', '500', '1000', '2000'));

    create function practical_absorption(coefficient jsonb) returns numeric
      immutable parallel safe language sql
      return least(1, floor(round(coefficient::numeric * 1000) / 50 + 0.5) * 50 / 1000);

    create function weighted_absorption(bands jsonb) returns numeric
      immutable parallel safe language sql
      return (
        select max(value) from (
          select step * 0.05 as value from generate_series(0, 20) step) shifted,
          (select practical_absorption(bands -> '250') as p250,
            practical_absorption(bands -> '500') as p500,
            practical_absorption(bands -> '1000') as p1000,
            practical_absorption(bands -> '2000') as p2000,
            practical_absorption(bands -> '4000') as p4000
            -- Computed once, not again for every step.
            offset 0) measured
        where greatest(0, value - 0.2 - p250) + greatest(0, value - p500)
          + greatest(0, value - p1000) + greatest(0, value - p2000)
          + greatest(0, value - 0.1 - p4000) <= 0.10);

    create function absorption_class(weighted numeric) returns text
      immutable parallel safe language sql
      return case
        when weighted >= 0.90 then 'A' when weighted >= 0.80 then 'B'
        when weighted >= 0.60 then 'C' when weighted >= 0.30 then 'D'
        when weighted >= 0.15 then 'E' end;

    -- The tone a person would name for a swatch. Woods lie between red and yellow.
    create function tone_of(colour text) returns text
      immutable parallel safe language sql
      return (
        select case
          when light < 45 then 'black'
          when light >= 218 then 'white'
          when chroma < 14 then 'grey'
          when hue >= 70 and hue < 170 then 'green'
          when hue >= 170 and hue < 330 then 'blue'
          when chroma >= 40 and (hue < 20 or hue >= 330) then 'red'
          when chroma > 120 and hue >= 35 then 'yellow'
          when light >= 170 then 'pale'
          when light >= 112 then 'natural'
          else 'brown' end
        from (
          select (most + least) / 2.0 as light, most - least as chroma, case
            when most = least then 0
            when most = red then ((green - blue) * 60.0 / (most - least) + 360)::numeric % 360
            when most = green then (blue - red) * 60.0 / (most - least) + 120
            else (red - green) * 60.0 / (most - least) + 240 end as hue
          from (
            select red, green, blue, greatest(red, green, blue) as most, least(red, green, blue) as least
            from (
              select get_byte(rgb, 0) as red, get_byte(rgb, 1) as green, get_byte(rgb, 2) as blue
              from decode(substr(colour, 2), 'hex') rgb) bytes) extremes) polar);

    create function is_panel(content jsonb) returns boolean
      immutable parallel safe language sql
      return coalesce(content ->> 'material', '') not in ('booth', 'accessory');

    create function best_nrc(content jsonb) returns numeric
      immutable parallel safe language sql
      return (
        select max(noise_reduction_coefficient(bands))
        from jsonb_path_query(content, '$.mountings[*].measured.absorption') bands);

    create function least_thickness(content jsonb) returns numeric
      immutable parallel safe language sql
      return (
        select min(depth::numeric) from jsonb_path_query(content, '$.sizes[*].depth') depth
        where is_panel(content));

    -- The marks of a product: one text for each value of each filter it answers to. What a panel
    -- absorbs is marked alone and together with its mounting, for it is true of that mounting only.
    create function product_marks(content jsonb) returns text[]
      immutable parallel safe language sql
      return (
        select coalesce(array_agg(distinct mark order by mark), '{}') from (
          select 'class:' || (content ->> 'classId') as mark
          union all select 'material:' || (content ->> 'material')
          union all select 'mounting:' || (mounting ->> 'kind')
            from jsonb_path_query(content, '$.mountings[*]') mounting
          union all select 'rating:' || absorption_class(weighted_absorption(mounting #> '{measured,absorption}')) || place
            from jsonb_path_query(content, '$.mountings[*]') mounting,
              unnest(array['', '@' || (mounting ->> 'kind')]) place
          union all select 'nrc:' || least || place
            from jsonb_path_query(content, '$.mountings[*]') mounting,
              unnest(array['', '@' || (mounting ->> 'kind')]) place,
              unnest(array['0.3', '0.5', '0.7', '0.85']) least
            where noise_reduction_coefficient(mounting #> '{measured,absorption}') >= least::numeric
          union all select 'thickness:' || case
              when depth <= 10 then 'to-10' when depth <= 15 then '10-15'
              when depth <= 20 then '15-20' when depth <= 30 then '20-30' else 'over-30' end
            from jsonb_path_query(content, '$.sizes[*].depth') size, lateral (select size::numeric as depth) sized
            where is_panel(content)
          union all select 'finish:' || tone_of(colour #>> '{}')
            from jsonb_path_query(content, '$.finishes[*].colour') colour
        ) marked where mark is not null);

    alter table product
      add column marks text[] generated always as (product_marks(content)) stored,
      add column nrc numeric generated always as (best_nrc(content)) stored,
      add column thickness numeric generated always as (least_thickness(content)) stored,
      add column code text generated always as (content ->> 'code') stored;
    create index on product using gin (marks) where status = 'published';
    create index on product (nrc desc nulls last, position, id) where status = 'published';
    create index on product (thickness, position, id) where status = 'published';
    create index on product (code, id) where status = 'published';

    create table product_mark_count (
      marks text[] primary key,
      count integer not null
    );
    insert into product_mark_count
      select marks, count(*) from product where status = 'published' group by marks;

    create function count_product_marks() returns trigger language plpgsql as $$
    begin
      if tg_op in ('INSERT', 'UPDATE') then
        insert into product_mark_count as counted (marks, count)
        select marks, count(*) from added where status = 'published' group by marks order by marks
        on conflict (marks) do update set count = counted.count + excluded.count;
      end if;
      if tg_op in ('DELETE', 'UPDATE') then
        update product_mark_count counted set count = counted.count - gone.count
        from (select marks, count(*) from removed where status = 'published' group by marks) gone
        where counted.marks = gone.marks;
        delete from product_mark_count where count = 0;
      end if;
      if tg_op = 'TRUNCATE' then
        delete from product_mark_count;
      end if;
      return null;
    end $$;
    create trigger d_count_marks_added after insert on product
      referencing new table as added for each statement execute function count_product_marks();
    create trigger d_count_marks_changed after update on product
      referencing old table as removed new table as added
      for each statement execute function count_product_marks();
    create trigger d_count_marks_removed after delete on product
      referencing old table as removed for each statement execute function count_product_marks();
    create trigger d_count_marks_emptied after truncate on product
      for each statement execute function count_product_marks();
  `.execute(db);
}
