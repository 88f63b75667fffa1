import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import type { QueuedMail } from "./queued-mail.ts";

/** How it was decided is read when the mail leaves: one that still waits would say the same twice. */
const decisions = new Set<QueuedMail["kind"]>([
  "application-decision",
  "profile-decision",
  "article-decision",
]);

/**
 * Puts a mail into the outbox, in the transaction of what it is about: both are stored or neither.
 * A decision takes the place of an earlier one that nobody was told of yet.
 */
export async function enqueueMail({
  heldFor = 0,
  on,
  ...mail
}: QueuedMail & {
  /** Seconds in which it can be taken back before anybody reads it. */
  heldFor?: number;
  on: Kysely<DB>;
}) {
  if (decisions.has(mail.kind)) await withdrawMail({ ...mail, on });
  await on
    .insertInto("mail_outbox")
    .values({
      kind: mail.kind,
      payload: JSON.stringify(mail.payload),
      due_at: sql<Date>`now() + make_interval(secs => ${heldFor})`,
    })
    .execute();
}

/** Takes a mail back that has not left; whoever is sending it right now holds its row until it has. */
export async function withdrawMail({ on, ...mail }: QueuedMail & { on: Kysely<DB> }) {
  await on
    .deleteFrom("mail_outbox")
    .where("kind", "=", mail.kind)
    .where("payload", "=", JSON.stringify(mail.payload))
    .where("sent_at", "is", null)
    .execute();
}
