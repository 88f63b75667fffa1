import { type Kysely, sql } from "kysely";

/**
 * A mounting without values was rated as if it absorbed everything, because `least` and `greatest`
 * pass over what is not there. Nothing in, nothing out; what was derived is derived anew.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create or replace function noise_reduction_coefficient(bands jsonb) returns numeric
      immutable parallel safe language sql
      return (
        select floor(sum(round(value::numeric * 1000)) / 4 / 50 + 0.5) * 50 / 1000
        from jsonb_each_text(bands) where key in ('250', '500', '1000', '2000')
        having count(value) = 4);

    create or replace function practical_absorption(coefficient jsonb) returns numeric
      immutable parallel safe language sql
      return case when jsonb_typeof(coefficient) = 'number'
        then least(1, floor(round(coefficient::numeric * 1000) / 50 + 0.5) * 50 / 1000) end;

    create or replace function weighted_absorption(bands jsonb) returns numeric
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
        where p250 + p500 + p1000 + p2000 + p4000 is not null
          and greatest(0, value - 0.2 - p250) + greatest(0, value - p500)
          + greatest(0, value - p1000) + greatest(0, value - p2000)
          + greatest(0, value - 0.1 - p4000) <= 0.10);

    alter table product drop column marks, drop column nrc;
    alter table product
      add column marks text[] generated always as (product_marks(content)) stored,
      add column nrc numeric generated always as (best_nrc(content)) stored;
    create index on product using gin (marks) where status = 'published';
    create index on product (nrc desc nulls last, position, id) where status = 'published';
    truncate product_mark_count;
    insert into product_mark_count
      select marks, count(*) from product where status = 'published' group by marks;
  `.execute(db);
}
