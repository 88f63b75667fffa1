import { type Kysely, sql } from "kysely";

/** Values from literature are few among many products: they are found without opening the others. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function has_literature_claims(content jsonb) returns boolean
      immutable parallel safe language sql
      return jsonb_path_exists(content, '$.mountings[*].measured.evidence ? (@.kind == "literature")')
        or jsonb_path_exists(content, '$.fire[*].evidence ? (@.kind == "literature")');
    create index product_literature on product (id)
      where has_literature_claims(content) and status <> 'trashed';
  `.execute(db);
}
