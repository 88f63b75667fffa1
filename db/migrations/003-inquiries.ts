import { type Kysely, sql } from "kysely";

/** What visitors leave behind: inquiries with the mails they cause, and the log of visits. */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- Short-lived ledgers. Unlogged: after a crash of the database they are empty, which costs a
    -- visitor one more picture and gives nobody a second use of a code.
    create unlogged table captcha (
      vcode text primary key,
      kind text not null check (kind in ('picture', 'proof')),
      answer text not null,
      issued_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index on captcha (expires_at);

    -- The shape is rate-limiter-flexible's.
    create unlogged table rate_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index on rate_limit (expire);

    create table inquiry (
      id bigint generated always as identity primary key,
      -- Names one press of the button: the form's key and what it says. Sent again, it is the same.
      submission text unique,
      purpose text not null check (purpose in ('message', 'quote', 'sample')),
      lang text not null,
      name text not null,
      phone text not null,
      email text not null,
      address text not null,
      country text not null,
      message text not null,
      product_id text,
      finish text,
      mounting text,
      quantity text,
      page text,
      referrer text,
      utm jsonb not null default '{}',
      ip inet,
      ip_country text,
      created_at timestamptz not null default now()
    );
    create index on inquiry (created_at desc, id desc);
    create index on inquiry (lower(email), created_at) where email <> '';

    -- Written together with the inquiry, sent after; the message id never changes, so that a mail
    -- sent twice after a crash is known as one.
    create table mail_outbox (
      id bigint generated always as identity primary key,
      message_id uuid not null unique default gen_random_uuid(),
      kind text not null check (kind in ('inquiry-notification', 'inquiry-receipt')),
      inquiry_id bigint not null references inquiry on delete cascade,
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      sent_at timestamptz,
      given_up_at timestamptz,
      last_error text,
      created_at timestamptz not null default now()
    );
    create index on mail_outbox (due_at) where sent_at is null and given_up_at is null;
    create index on mail_outbox (inquiry_id);

    -- Months are made ahead and dropped by the running site; see domain/visitors.
    create table visit (
      visited_at timestamptz not null default now(),
      page text not null,
      lang text not null,
      ip text,
      country text,
      city text,
      referrer text,
      device text not null,
      author text,
      user_name text
    ) partition by range (visited_at);
    create index on visit (visited_at);
  `.execute(db);
}
