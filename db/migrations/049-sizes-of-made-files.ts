import { type Kysely, sql } from "kysely";

/**
 * What files weigh that are made of a product when they are asked for. The download centre says so
 * before anybody asks; nothing but that is lost with these rows.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table made_file (
      product text not null,
      file text not null,
      lang text not null check (lang in ('zh', 'en', 'ar')),
      bytes integer not null,
      -- Of which edition of the product.
      made_from timestamptz not null,
      measured_at timestamptz not null default now(),
      primary key (product, file, lang)
    );
    call track_content('made_file');
  `.execute(db);
}
