import { type Kysely, sql } from "kysely";

/** What staff do with inquiries: their state, notes, replies, and what each person keeps for it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- Every two neighbouring characters of a text, and those of Chinese by themselves, once each.
    -- An index over them finds any part of a text, in Chinese as well, where words are that short.
    -- Said to be costly, as it is: it is meant for the index, not for row after row.
    create function text_pieces(content text) returns text[] immutable parallel safe strict
      cost 5000 language sql
      return array(
        select distinct piece
        from (
          select character, lead(character) over (order by place) as next
          from string_to_table(content, null) with ordinality as characters (character, place)
        ) neighbours,
        lateral (values
          (character || next), (case when character >= U&'\\2E80' collate "C" then character end)
        ) pieces (piece)
        where piece is not null
      );

    -- The last ten digits, by which a number is the same with and without its country's.
    create function phone_key(phone text) returns text immutable parallel safe strict language sql
      return right(regexp_replace(phone, '\\D', '', 'g'), 10);

    -- Whether some text is there in one language and lacking in another.
    create function is_unfinished(content jsonb) returns boolean immutable parallel safe language sql
      return content @? '$.** ? ((@.zh == "" || @.en == "" || @.ar == "")
        && (@.zh != "" || @.en != "" || @.ar != ""))';

    alter table inquiry
      add column status text not null default 'new'
        check (status in ('new', 'contacted', 'quoted', 'won', 'lost', 'spam')),
      add column assignee text references auth_user on delete set null,
      -- Of the whole company: what one has opened, the others need not open again.
      add column read_at timestamptz,
      add column version integer not null default 1,
      add column searched text not null generated always as (lower(
        name || E'\\n' || phone || E'\\n' || regexp_replace(phone, '\\D', '', 'g') || E'\\n' || email
        || E'\\n' || address || E'\\n' || country || E'\\n' || message
        || E'\\n' || coalesce(product_id, '')
      )) stored;

    create index on inquiry (status, created_at desc, id desc);
    create index on inquiry (assignee, created_at desc, id desc);
    create index on inquiry (lang, created_at desc, id desc);
    create index on inquiry (country, created_at desc, id desc);
    create index on inquiry (product_id, created_at desc, id desc);
    create index on inquiry (purpose, created_at desc, id desc);
    create index inquiry_unread on inquiry (created_at desc, id desc) where read_at is null;
    create index on inquiry (phone_key(phone), created_at);
    create index inquiry_searched on inquiry using gin (text_pieces(searched));

    create table inquiry_note (
      id bigint generated always as identity primary key,
      inquiry_id bigint not null references inquiry on delete cascade,
      author text references auth_user on delete set null,
      text text not null,
      created_at timestamptz not null default now()
    );
    create index on inquiry_note (inquiry_id, id);

    create table inquiry_reply (
      id bigint generated always as identity primary key,
      inquiry_id bigint not null references inquiry on delete cascade,
      author text references auth_user on delete set null,
      lang text not null,
      sent_to text not null,
      subject text not null,
      text text not null,
      created_at timestamptz not null default now()
    );
    create index on inquiry_reply (inquiry_id, id);

    alter table mail_outbox
      add column inquiry_reply_id bigint unique references inquiry_reply on delete cascade,
      -- Whom of the staff the mail is for.
      add column staff_id text references auth_user on delete cascade,
      drop constraint mail_outbox_kind_check,
      add constraint mail_outbox_kind_check check (kind in (
        'inquiry-notification', 'inquiry-receipt', 'inquiry-reply', 'inquiry-assignment', 'staff-link'
      )),
      add constraint mail_outbox_reply_check
        check ((kind = 'inquiry-reply') = (inquiry_reply_id is not null)),
      add constraint mail_outbox_staff_check
        check ((kind = 'inquiry-assignment') = (staff_id is not null));
    create index on mail_outbox (staff_id);

    -- One press of a button, over however many inquiries, with what they were before: to be undone.
    create table inquiry_change (
      id uuid primary key default gen_random_uuid(),
      actor text not null references auth_user on delete cascade,
      before jsonb not null,
      created_at timestamptz not null default now(),
      undone_at timestamptz
    );
    create index on inquiry_change (actor);
    create index on inquiry_change (created_at);

    create table reply_template (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      subject jsonb not null,
      body jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );

    create table saved_filter (
      id uuid primary key default gen_random_uuid(),
      owner text not null references auth_user on delete cascade,
      name text not null,
      filter jsonb not null,
      created_at timestamptz not null default now(),
      unique (owner, name)
    );
  `.execute(db);
  await indexUnfinished(db);
}

/** The few records with texts to finish must be found without reading all others. */
async function indexUnfinished(db: Kysely<unknown>) {
  for (const kind of [
    "site_settings",
    "page_copy",
    "product_class",
    "product",
    "project_case",
    "article",
    "programme",
    "honour",
    "patent",
    "production_base",
    "milestone",
  ]) {
    await sql`
      create index ${sql.ref(`${kind}_unfinished`)} on ${sql.table(kind)} (updated_at desc)
      where status <> 'trashed' and is_unfinished(content)`.execute(db);
  }
}
