import { type Kysely, sql } from "kysely";

/**
 * People who registered on the site. Whatever hangs on a member goes with them: every table here
 * refers to `member` with `on delete cascade`, and nothing of theirs lies in a file.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- Somebody who wants to be a member. No account before the address is confirmed or the staff
    -- have approved; a row is written for an address that has an account too, so that neither the
    -- answer nor its time tells who has one.
    create table member_registration (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      email text not null,
      password_hash text not null,
      lang text not null,
      -- Of the mail, made when it is sent.
      token_hash text unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index on member_registration (lower(email), created_at);
    create index on member_registration (created_at desc, id);
    create index on member_registration (expires_at);

    create table member (
      id text primary key references auth_user on delete cascade,
      lang text not null,
      trade text not null default 'other'
        check (trade in ('designer', 'consultant', 'installer', 'distributor', 'other')),
      country text not null default '',
      languages text[] not null default '{}',
      about text not null default '',
      -- The member's own wish; what is public is in member_profile.
      listed boolean not null default false,
      profile_state text not null default 'private'
        check (profile_state in ('private', 'waiting', 'approved', 'refused')),
      profile_note text not null default '',
      avatar text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index on member (created_at desc, id);
    create index on member (updated_at) where profile_state = 'waiting';

    -- Small squares, encoded by ourselves, by the hash of their bytes. In the database: they are the
    -- same on every node and go with their member in one transaction.
    create table member_avatar (
      member_id text not null references member on delete cascade,
      hash text not null,
      picture bytea not null,
      primary key (member_id, hash)
    );

    -- What everybody may see of a member, as the staff approved it. What they write later waits.
    create table member_profile (
      id text primary key references member on delete cascade,
      name text not null,
      trade text not null,
      country text not null,
      languages text[] not null,
      about text not null,
      lang text not null,
      avatar text,
      approved_at timestamptz not null default now()
    );
    create index on member_profile (name, id);
    create index on member_profile (trade, name, id);
    create index on member_profile (country, name, id);
    create index on member_profile using gin (languages);
    call track_content('member_profile');

    create table resume_entry (
      id uuid primary key default gen_random_uuid(),
      member_id text not null references member on delete cascade,
      kind text not null check (kind in ('education', 'experience')),
      position integer not null,
      -- A school or an employer; a degree or a post.
      place text not null,
      title text not null,
      -- Months, as 2019-09; unset: still there.
      began text not null check (began ~ '^\\d{4}-\\d{2}$'),
      ended text check (ended ~ '^\\d{4}-\\d{2}$' and ended >= began),
      about text not null default ''
    );
    create index on resume_entry (member_id, kind, position, id);

    create table member_article (
      id uuid primary key default gen_random_uuid(),
      member_id text not null references member on delete cascade,
      lang text not null,
      title text not null,
      summary text not null,
      body text not null,
      state text not null default 'draft'
        check (state in ('draft', 'submitted', 'published', 'returned')),
      -- Why it was returned.
      note text not null default '',
      -- The record of the site that it became.
      article_id text references article on delete set null on update cascade,
      version integer not null default 1,
      submitted_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index on member_article (member_id, updated_at desc, id);
    create index on member_article (state, submitted_at, id);
    create index on member_article (article_id);

    -- Whose article it is. Apart from the record, whose former versions are kept for ever.
    create table article_author (
      article_id text primary key references article on delete cascade on update cascade,
      member_id text not null references member on delete cascade,
      name text not null
    );
    create index on article_author (member_id);
    call track_content('article_author');

    -- Whom the sender of an inquiry would like to reach.
    alter table inquiry add column member_id text references member on delete set null;
    create index on inquiry (member_id) where member_id is not null;

    alter table mail_outbox
      add column member_registration_id uuid references member_registration on delete cascade,
      drop constraint mail_outbox_kind_check,
      drop constraint mail_outbox_about_check,
      add constraint mail_outbox_kind_check check (kind in (
        'inquiry-notification', 'inquiry-receipt', 'inquiry-reply', 'inquiry-assignment',
        'staff-link', 'member-registration'
      )),
      add constraint mail_outbox_about_check
        check (num_nonnulls(inquiry_id, staff_link_id, member_registration_id) = 1);
    create index on mail_outbox (member_registration_id);
  `.execute(db);
}
