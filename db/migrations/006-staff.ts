import { type Kysely, sql } from "kysely";

/** The people of the back office: how they get in, what they are held to, and what they did. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table auth_user
      add column disabled_at timestamptz,
      add column last_signed_in_at timestamptz,
      add column two_factor_enabled boolean not null default false,
      add column version integer not null default 1;

    -- The shape is better-auth's.
    create table auth_two_factor (
      id text primary key,
      user_id text not null unique references auth_user on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean not null default true,
      failed_verification_count integer not null default 0,
      locked_until timestamptz
    );

    -- What a role is held to; a role without a row to nothing.
    create table staff_role (
      role text primary key,
      second_factor_required boolean not null,
      updated_at timestamptz not null default now()
    );

    -- A way in that works once: an invitation, or a new password for somebody who has an account.
    -- Only hashes of the tokens are kept. The mail carries a token of its own, made when it is sent.
    create table staff_link (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('invitation', 'new-password')),
      email text not null,
      name text not null default '',
      role text,
      user_id text references auth_user on delete cascade,
      lang text not null,
      token_hash text not null unique,
      mailed_token_hash text unique,
      created_by text references auth_user on delete set null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      withdrawn_at timestamptz,
      check ((kind = 'invitation') = (role is not null)),
      check ((kind = 'new-password') = (user_id is not null))
    );
    create unique index staff_link_open_invitation on staff_link (lower(email))
      where kind = 'invitation' and used_at is null and withdrawn_at is null;
    create index on staff_link (user_id);
    create index on staff_link (created_at desc);

    alter table mail_outbox
      alter inquiry_id drop not null,
      add column staff_link_id uuid references staff_link on delete cascade,
      drop constraint mail_outbox_kind_check,
      add constraint mail_outbox_kind_check
        check (kind in ('inquiry-notification', 'inquiry-receipt', 'staff-link')),
      add constraint mail_outbox_about_check
        check (num_nonnulls(inquiry_id, staff_link_id) = 1);
    create index on mail_outbox (staff_link_id);

    -- Attempts to get in, counted apart for the account that was named and for the address they
    -- came from. An attempt is counted before it is looked at, so that many at once are counted too.
    create table sign_in_attempt (
      bucket text primary key,
      failures integer not null,
      locked_until timestamptz not null,
      last_at timestamptz not null default now()
    );
    create index on sign_in_attempt (last_at);

    -- What staff did, except to content records, whose changes are kept beside them.
    create table audit_entry (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      actor text,
      ip inet,
      action text not null,
      kind text not null,
      record_id text not null,
      before jsonb,
      after jsonb
    );
    create index on audit_entry (at desc, id desc);
    create index on audit_entry (kind, record_id, at desc);
    create index on audit_entry (actor, at desc);

    -- From where somebody is at work; set together with the person.
    create function acting_address() returns inet stable language sql
      return nullif(current_setting('tinghe.ip', true), '')::inet;

    alter table content_change
      add column action text not null default 'changed',
      add column ip inet default acting_address();
    create index on content_change (changed_at desc, id desc);
    create index on content_change (changed_by, changed_at desc);

    create or replace function keep_content_change() returns trigger language plpgsql as $$
    begin
      insert into content_change (kind, record_id, before, changed_by, action)
      values (tg_table_name, coalesce(new.id, old.id), to_jsonb(old), acting_person(), case
        when tg_op = 'INSERT' then 'created'
        when tg_op = 'DELETE' then 'deleted'
        when new.status = old.status then 'changed'
        when new.status = 'trashed' then 'trashed'
        when old.status = 'trashed' then 'restored'
        when new.status = 'draft' then 'withdrawn'
        else new.status end);
      return null;
    end $$;

    -- New records are logged when a person adds them; what the site itself loads is not.
    create procedure keep_added_content(content_table regclass) language plpgsql as $$
    begin
      execute format(
        'create trigger b_keep_added after insert on %s
         for each row when (acting_person() is not null)
         execute function keep_content_change()', content_table);
    end $$;
    do $$
    declare
      content_table regclass;
    begin
      for content_table in
        select tgrelid::regclass from pg_trigger where tgname = 'b_keep_change' loop
        call keep_added_content(content_table);
      end loop;
    end $$;

    alter procedure create_content_table(text, text) rename to create_unlogged_content_table;
    create procedure create_content_table(name text, class_of text) language plpgsql as $$
    begin
      call create_unlogged_content_table(name, class_of);
      call keep_added_content(name::regclass);
    end $$;

    -- One log of everything anybody did, with what it was before; see domain/staff/audit-log.ts.
    create view audit_log as
      select 'staff' as source, id, at, actor, ip, action, kind, record_id from audit_entry
      union all
      select 'content', id, changed_at, changed_by, ip, action, kind, record_id
      from content_change;
  `.execute(db);
}
