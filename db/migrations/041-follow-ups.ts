import { type Kysely, sql } from "kysely";

/** What staff plan for an inquiry and expect of it, and who has which record open right now. */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- No defaults, and checks of what is written from now on only: a million rows are not read.
    alter table inquiry
      -- A day of the company, 2026-11-18.
      add column follow_up text,
      -- In the smallest unit of the currency.
      add column value_minor bigint,
      add column value_currency text,
      -- Also null where a buyer declined, or nobody was asked yet.
      add column lost_reason text,
      add column lost_note text,
      add column tags text[],
      add constraint inquiry_follow_up_check
        check (follow_up ~ '^\\d{4}-\\d\\d-\\d\\d$') not valid,
      add constraint inquiry_value_check
        check (value_minor >= 0 and (value_minor is null) = (value_currency is null)) not valid,
      add constraint inquiry_lost_check
        check ((lost_reason is null) = (lost_note is null)) not valid;

    create index inquiry_follow_up on inquiry (follow_up, assignee)
      where follow_up is not null and status <> 'spam';
    create index inquiry_tags on inquiry using gin (tags) where tags is not null;
    -- The newest that have tags, whose tags are suggested.
    create index inquiry_tagged on inquiry (id) where tags is not null;

    create table presence (
      -- A kind of content, or inquiry.
      kind text not null,
      record_id text not null,
      person text not null references auth_user on delete cascade,
      seen_at timestamptz not null default now(),
      primary key (kind, record_id, person)
    );
    create index on presence (person);
    create index on presence (seen_at);
  `.execute(db);
}
