import { type Kysely, sql } from "kysely";

/**
 * Coefficients with more than three decimals were rounded otherwise here than in the domain, and a
 * `null` in place of bands was an error. Every coefficient is taken to thousandths first, as
 * domain/acoustics/ratings.ts does, and what is no object has no bands. What was derived is derived
 * anew.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- In binary, and halves up: 1.0005 times 1000 must fall on the side on which it falls there.
    create function thousandths(coefficient jsonb) returns numeric
      immutable parallel safe language sql
      return case when jsonb_typeof(coefficient) = 'number'
        then floor(coefficient::float8 * 1000 + 0.5)::numeric end;

    create or replace function noise_reduction_coefficient(bands jsonb) returns numeric
      immutable parallel safe language sql
      return floor((thousandths(bands -> '250') + thousandths(bands -> '500')
        + thousandths(bands -> '1000') + thousandths(bands -> '2000')) / 200 + 0.5) * 50 / 1000;

    create or replace function practical_absorption(coefficient jsonb) returns numeric
      immutable parallel safe language sql
      return case when jsonb_typeof(coefficient) = 'number'
        then least(1, floor(thousandths(coefficient) / 50 + 0.5) * 50 / 1000) end;

    create or replace function octave_of_thirds(thirds jsonb, low text, middle text, high text) returns jsonb
      immutable parallel safe language sql
      return to_jsonb(round((thousandths(thirds -> low) + thousandths(thirds -> middle)
        + thousandths(thirds -> high)) / 3000, 2));

    create or replace function rated_octaves(measured jsonb) returns jsonb
      immutable parallel safe language sql
      return case when jsonb_typeof(measured -> 'thirds') = 'object' then jsonb_build_object(
          '250', octave_of_thirds(measured -> 'thirds', '200', '250', '315'),
          '500', octave_of_thirds(measured -> 'thirds', '400', '500', '630'),
          '1000', octave_of_thirds(measured -> 'thirds', '800', '1000', '1250'),
          '2000', octave_of_thirds(measured -> 'thirds', '1600', '2000', '2500'),
          '4000', octave_of_thirds(measured -> 'thirds', '3150', '4000', '5000'))
        else measured -> 'absorption' end;

    create or replace function measured_nrc(measured jsonb) returns numeric
      immutable parallel safe language sql
      return noise_reduction_coefficient(
        case when jsonb_typeof(measured -> 'thirds') = 'object'
          then measured -> 'thirds' else measured -> 'absorption' end);

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
