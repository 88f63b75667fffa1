import { type Kysely, sql } from "kysely";

/** A workbook may have a sheet for each part of products, besides that of the products. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table product_import_row
      -- The sheet in which a row stands: that of the products, or one of their parts.
      add column sheet text not null default 'products',
      -- What the workbook says of the parts of the product: {finishes: [{number, cells}]}.
      add column parts jsonb not null default '{}';
    alter table product_import_row
      drop constraint product_import_row_pkey,
      add primary key (import_id, sheet, number);
  `.execute(db);
}
