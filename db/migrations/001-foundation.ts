import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    -- One row; every statement that changes content bumps it and tells every node. It does so before
    -- it touches a record, so all who change content queue here first and cannot block each other.
    create table content_revision (
      id boolean primary key default true check (id),
      revision bigint not null default 1
    );
    insert into content_revision default values;

    create function bump_content_revision() returns trigger language plpgsql as $$
    declare
      next bigint;
    begin
      update content_revision set revision = revision + 1 returning revision into next;
      perform pg_notify('content', next::text);
      return null;
    end $$;

    -- Call it for each table whose rows are seen on public pages.
    create procedure track_content(content_table regclass) language plpgsql as $$
    begin
      execute format(
        'create trigger content_changed before insert or update or delete or truncate on %s
         for each statement execute function bump_content_revision()', content_table);
    end $$;

    -- The text a reader of a language sees: a string, or {text, lang} when that language is missing.
    create function in_lang(content jsonb, lang text) returns jsonb
      immutable parallel safe language sql
      return case
        when content ->> lang <> '' then content -> lang
        when content ->> 'en' <> '' then jsonb_build_object('text', content -> 'en', 'lang', 'en')
        when content ->> 'zh' <> '' then jsonb_build_object('text', content -> 'zh', 'lang', 'zh')
        when content ->> 'ar' <> '' then jsonb_build_object('text', content -> 'ar', 'lang', 'ar')
        else '""'::jsonb
      end;

    create table picture (
      id text primary key,
      file text not null,
      hash text not null,
      width integer not null,
      height integer not null,
      alt jsonb not null,
      thumbhash text not null,
      placeholder text not null,
      focal_x real not null default 0.5,
      focal_y real not null default 0.5,
      created_at timestamptz not null default now()
    );

    call track_content('picture');

    -- Secrets that every node must share, made once by whichever starts first.
    create table secret (
      name text primary key,
      value text not null
    );

    -- People who sign in. The shape is better-auth's.
    create table auth_user (
      id text primary key,
      name text not null,
      email text not null unique,
      email_verified boolean not null default false,
      image text,
      role text not null default 'viewer',
      must_change_password boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create table auth_session (
      id text primary key,
      user_id text not null references auth_user on delete cascade,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index on auth_session (user_id);
    create table auth_account (
      id text primary key,
      user_id text not null references auth_user on delete cascade,
      account_id text not null,
      provider_id text not null,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      password text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index on auth_account (user_id);
    create table auth_verification (
      id text primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index on auth_verification (identifier);
    create table auth_rate_limit (
      id text primary key,
      key text not null unique,
      count integer not null,
      last_request bigint not null
    );
  `.execute(db);
}
