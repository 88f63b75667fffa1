import { type Kysely, sql } from "kysely";

/** What customers answer by mail, and how far the mailbox has been read. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table inquiry_answer (
      id bigint generated always as identity primary key,
      inquiry_id bigint not null references inquiry on delete cascade,
      -- Null: they answered the receipt or an offer.
      reply_id bigint references inquiry_reply on delete set null,
      -- Its Message-ID, or the sum of a mail that has none: a mail is taken once.
      mail_key text not null,
      sort text not null check (sort in ('answer', 'automatic', 'bounce')),
      sent_from text not null,
      subject text not null,
      text text not null,
      -- What could not be taken, [{name, problem}]; the mailbox still has it.
      left_out jsonb not null default '[]',
      received_at timestamptz not null,
      created_at timestamptz not null default now(),
      unique (inquiry_id, mail_key)
    );
    create index on inquiry_answer (reply_id);

    alter table inquiry_file
      -- Null: it came with the inquiry itself.
      add column answer_id bigint references inquiry_answer on delete cascade;
    create index on inquiry_file (answer_id) where answer_id is not null;

    create table mailbox_place (
      -- Server, account and folder; never the password.
      address text primary key,
      -- Of the server: another one means that its numbers have begun anew.
      validity text not null default '',
      last_uid bigint not null default 0,
      -- How often the next mail could not be taken.
      tries integer not null default 0,
      looked_at timestamptz not null default now()
    );
  `.execute(db);
}
