import { type Kysely, sql } from "kysely";

/** How backups went: whichever node makes one, all know of it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table backup_run (
      id bigint generated always as identity primary key,
      started_at timestamptz not null,
      finished_at timestamptz not null default now(),
      -- Where it lies; null when it failed.
      archive text,
      bytes bigint,
      -- Files that the database names and that were not there.
      missing_files integer,
      -- Why it failed, in words for a person.
      problem text,
      check ((archive is null) = (problem is not null)),
      check ((archive is null) = (bytes is null) and (archive is null) = (missing_files is null))
    );
    create index on backup_run (finished_at);
  `.execute(db);
}
