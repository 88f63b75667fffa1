import { type Kysely, sql } from "kysely";

/** Changes of what is on the site already that somebody has written and not yet published. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table content_kept (
      kind text not null,
      record_id text not null,
      content jsonb not null,
      -- What its writer began with: when somebody else publishes meanwhile, both are compared.
      version integer not null,
      base jsonb not null,
      kept_by text references auth_user on delete set null,
      kept_at timestamptz not null default now(),
      primary key (kind, record_id)
    );
    create index on content_kept (kept_by);
  `.execute(db);
}
