import { type Kysely, sql } from "kysely";

/** The request list of a member, which follows them from device to device. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table member_basket (
      member_id text primary key references member on delete cascade,
      -- As a device keeps them: amounts as they were typed.
      lines jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
  `.execute(db);
}
