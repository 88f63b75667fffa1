import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";

/** Up to where a mailbox has been read. */
export type MailboxPlace = { validity: string; lastUid: number; tries: number };

/** Whether it is this node's turn to look: one of them does, each time so many seconds are over. */
export async function claimLook({
  address,
  everySeconds,
}: {
  address: string;
  everySeconds: number;
}): Promise<boolean> {
  const { rows } = await sql`
    insert into mailbox_place (address) values (${address})
    on conflict (address) do update set looked_at = now()
      where mailbox_place.looked_at < now() - make_interval(secs => ${everySeconds * 0.9})
    returning address`.execute(db);
  return rows.length > 0;
}

/** Where to go on; a mailbox that is seen for the first time, or was made anew, from `first`. */
export async function openPlace({
  address,
  validity,
  first,
}: {
  address: string;
  validity: string;
  first: () => Promise<number>;
}): Promise<MailboxPlace> {
  const place = await readPlace({ address });
  if (place?.validity === validity) return place;
  const lastUid = (await first()) - 1;
  const begun = { validity, last_uid: lastUid, tries: 0 };
  await db
    .insertInto("mailbox_place")
    .values({ address, ...begun })
    .onConflict((conflict) =>
      conflict
        .column("address")
        .doUpdateSet(begun)
        // Unless another node has begun meanwhile.
        .where("mailbox_place.validity", "=", place?.validity ?? ""),
    )
    .execute();
  return (await readPlace({ address })) ?? { validity, lastUid, tries: 0 };
}

async function readPlace({ address }: { address: string }): Promise<MailboxPlace | undefined> {
  return db
    .selectFrom("mailbox_place")
    .where("address", "=", address)
    .select(["validity", "last_uid as lastUid", "tries"])
    .executeTakeFirst();
}

type At = { address: string; validity: string; uid: number };

/**
 * Notes that a mail was seen to, in the transaction that stores it. False when another node was
 * quicker; it waits for that one's outcome.
 */
export async function passMail({ address, validity, uid, on }: At & { on: Kysely<DB> }) {
  const { numUpdatedRows } = await on
    .updateTable("mailbox_place")
    .set({ last_uid: uid, tries: 0, looked_at: now })
    .where("address", "=", address)
    .where("validity", "=", validity)
    .where("last_uid", "<", uid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteFailure({ address, validity, uid }: At) {
  await db
    .updateTable("mailbox_place")
    .set((update) => ({ tries: update("tries", "+", 1) }))
    .where("address", "=", address)
    .where("validity", "=", validity)
    .where("last_uid", "<", uid)
    .execute();
}
