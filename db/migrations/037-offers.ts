import { type Kysely, sql } from "kysely";

/** Prices that staff keep, and the offers made from them. None of it is content: nothing is published. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table price (
      id uuid primary key default gen_random_uuid(),
      -- As the catalogue names it; the product may have been withdrawn since.
      product_id text not null,
      -- Empty: for every finish that has no price of its own.
      finish text not null default '',
      unit text not null check (unit in ('m2', 'piece')),
      currency text not null,
      -- From which amount (in hundredths) which price (in the smallest unit of the currency).
      breaks jsonb not null,
      valid_from text not null check (valid_from ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      -- Empty: until somebody says otherwise.
      valid_until text not null default '' check (valid_until ~ '^(\\d{4}-\\d\\d-\\d\\d)?$'),
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
    create index on price (product_id, finish);

    -- The last number of each year; its row is what two who send at once wait for.
    create table offer_count (
      year integer primary key,
      last integer not null
    );

    create table offer (
      id uuid primary key default gen_random_uuid(),
      inquiry_id bigint not null references inquiry on delete cascade,
      -- Given when the first version is sent; all versions have it.
      number text,
      version integer not null default 1,
      -- The buyer's.
      lang text not null,
      -- What staff write.
      draft jsonb not null,
      -- What the buyer gets: names, sums and parties as they were when it was sent.
      frozen jsonb,
      -- How often the draft was saved, by which two who write at once are told apart.
      edits integer not null default 1,
      author text references auth_user on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      sent_at timestamptz,
      sent_to text not null default '',
      withdrawn_at timestamptz,
      unique (number, version),
      constraint offer_sent_check check ((sent_at is null) = (frozen is null)),
      constraint offer_number_check check (sent_at is null or number is not null)
    );
    create index on offer (inquiry_id, created_at);
    create index on offer (updated_at desc);
    create index on offer (author);

    create function keep_sent_offer() returns trigger language plpgsql as $$
      begin
        if old.sent_at is not null and
          (new.frozen, new.draft, new.number, new.version, new.lang, new.sent_at)
            is distinct from (old.frozen, old.draft, old.number, old.version, old.lang, old.sent_at)
        then
          raise exception 'a sent offer is never changed';
        end if;
        return new;
      end $$;
    create trigger sent_offer_stays before update on offer
      for each row execute function keep_sent_offer();

    -- The links by which a buyer opens an offer; each mail has one of its own.
    create table offer_link (
      token_hash text primary key,
      offer_id uuid not null references offer on delete cascade,
      created_at timestamptz not null default now()
    );
    create index on offer_link (offer_id);

    create table offer_answer (
      id bigint generated always as identity primary key,
      offer_id uuid not null references offer on delete cascade,
      kind text not null check (kind in ('accepted', 'asked', 'declined')),
      -- Typed by whoever accepted.
      name text not null default '',
      text text not null default '',
      created_at timestamptz not null default now()
    );
    create index on offer_answer (offer_id, id);
    -- It is decided once.
    create unique index offer_decision on offer_answer (offer_id) where kind <> 'asked';
  `.execute(db);
}
