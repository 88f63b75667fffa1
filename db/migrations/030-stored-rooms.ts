import { type Kysely, sql } from "kysely";

/** Rooms too large for a link are kept here under a key; a reply may bring a room as an inquiry does. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table stored_room (
      -- Nobody can guess it: whoever has the link has the key.
      id text primary key,
      room jsonb not null,
      created_at timestamptz not null default now(),
      -- To the day: by it is known which rooms nobody needs any more.
      opened_at timestamptz not null default now()
    );
    create index on stored_room (created_at);
    create index on stored_room (opened_at);

    alter table inquiry_reply
      add column room jsonb,
      -- By which the link in the mail names the room; it ends with the reply.
      add column room_key text unique,
      add constraint inquiry_reply_room_check check ((room is null) = (room_key is null));
  `.execute(db);
}
