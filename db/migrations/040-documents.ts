import { type Kysely, sql } from "kysely";

/** The files of documents that staff upload for the download centre. The records are a kind of content. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table document_file (
      -- What a record names.
      id uuid primary key default gen_random_uuid(),
      -- The file in the private folder; what it was called where it came from is only ever shown.
      file text not null unique,
      name text not null,
      bytes integer not null,
      created_at timestamptz not null default now(),
      created_by text references auth_user on delete set null
    );
    create index on document_file (created_by);
    create trigger file_left_behind after delete on document_file
      for each row execute function remove_application_file();
  `.execute(db);
}
