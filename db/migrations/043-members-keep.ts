import { type Kysely, sql } from "kysely";

/** What members keep: their request list, on every device, and projects. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table member_basket (
      member_id text primary key references member on delete cascade,
      -- As a device keeps them: amounts as they were typed.
      lines jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );

    create table member_project (
      id uuid primary key default gen_random_uuid(),
      member_id text not null references member on delete cascade,
      name text not null,
      -- Of the link by which others may read it; without one, nobody else can.
      share_hash text unique,
      shared_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint member_project_shared_check check ((share_hash is null) = (shared_at is null))
    );
    create index on member_project (member_id, updated_at desc);

    create table project_entry (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references member_project on delete cascade,
      title text not null,
      -- What is needed to open it again: ids and choices, nothing of the content.
      kept jsonb not null,
      created_at timestamptz not null default now()
    );
    create index on project_entry (project_id, created_at);
  `.execute(db);
}
