import { type Kysely, sql } from "kysely";

/** What an inquiry brings beside its short name and message, and who is told of it by mail. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table inquiry
      -- Full name and company, for whom the short name has no room.
      add column full_name text not null default '',
      drop column searched;
    alter table inquiry
      add column searched text not null generated always as (lower(
        name || E'\\n' || full_name || E'\\n' || phone || E'\\n'
        || regexp_replace(phone, '\\D', '', 'g') || E'\\n' || email
        || E'\\n' || address || E'\\n' || country || E'\\n' || message
        || E'\\n' || coalesce(product_id, '')
      )) stored;
    create index inquiry_searched on inquiry using gin (text_pieces(searched));

    create table inquiry_file (
      id bigint generated always as identity primary key,
      inquiry_id bigint not null references inquiry on delete cascade,
      -- The file in the private folder; what its sender called it is only ever shown.
      file text not null unique,
      name text not null,
      bytes integer not null
    );
    create index on inquiry_file (inquiry_id, id);
    create trigger file_left_behind after delete on inquiry_file
      for each row execute function remove_application_file();

    -- Who is told by mail of inquiries and applications. Not content: whoever edits the site must
    -- not be able to have them sent elsewhere. There is one row.
    create table mail_recipients (
      only_one boolean primary key default true check (only_one),
      addresses text[] not null,
      version integer not null default 1
    );
    -- Until now it was the address that pages show.
    insert into mail_recipients (addresses)
    select coalesce(array_agg(distinct address), '{}')
    from site_settings, btrim(content ->> 'email') as shown,
      regexp_split_to_table(shown, '[,;[:space:]<>]+') as address
    where status = 'published' and address like '%_@_%';
  `.execute(db);
}
