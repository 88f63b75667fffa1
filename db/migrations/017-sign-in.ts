import { type Kysely, sql } from "kysely";

/** Sessions that only their holder can use, passkeys, codes that count once, and known devices. */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- From now on tokens are kept as hashes. Those that were readable end here, and with them the
    -- devices that were trusted in place of a second factor.
    delete from auth_session;
    delete from auth_verification;

    alter table auth_session
      -- However much it is used.
      add column ends_at timestamptz not null,
      -- Whether it was opened with more than a password.
      add column second_factor boolean not null default false;

    -- The shape is better-auth's.
    create table auth_passkey (
      id text primary key,
      name text,
      public_key text not null,
      user_id text not null references auth_user on delete cascade,
      credential_id text not null unique,
      counter integer not null,
      device_type text not null,
      backed_up boolean not null,
      transports text,
      created_at timestamptz not null default now(),
      aaguid text
    );
    create index on auth_passkey (user_id);

    -- Codes of authenticator apps that were given, for as long as they would be accepted again.
    create table used_code (
      user_id text not null references auth_user on delete cascade,
      code text not null,
      expires_at timestamptz not null,
      primary key (user_id, code)
    );
    create index on used_code (expires_at);

    -- Browsers in which somebody has signed in before, by the hash of their cookie.
    create table known_device (
      id uuid primary key default gen_random_uuid(),
      user_id text not null references auth_user on delete cascade,
      token_hash text not null,
      -- Where it was last, and the last few addresses it was used from.
      ip text not null,
      addresses text[] not null,
      user_agent text not null,
      lang text not null,
      created_at timestamptz not null default now(),
      last_at timestamptz not null default now(),
      unique (user_id, token_hash)
    );
    create index on known_device (last_at);

    -- What a member's browser may keep to call an API on another host; gone with its session.
    create table member_token (
      token_hash text primary key,
      session_id text not null references auth_session on delete cascade,
      expires_at timestamptz not null
    );
    create index on member_token (session_id);
    create index on member_token (expires_at);

    alter table mail_outbox
      add column known_device_id uuid references known_device on delete cascade,
      drop constraint mail_outbox_kind_check,
      drop constraint mail_outbox_about_check,
      add constraint mail_outbox_kind_check check (kind in (
        'inquiry-notification', 'inquiry-receipt', 'inquiry-reply', 'inquiry-assignment',
        'staff-link', 'new-device',
        'application-notification', 'application-receipt', 'application-decision',
        'member-registration', 'registration-refusal', 'member-welcome', 'profile-decision',
        'article-decision'
      )),
      add constraint mail_outbox_about_check check (num_nonnulls(
        inquiry_id, staff_link_id, known_device_id, member_registration_id, job_application_id,
        member_id, member_article_id) = 1);
    create index on mail_outbox (known_device_id);
  `.execute(db);
}
