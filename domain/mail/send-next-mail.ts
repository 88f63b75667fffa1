import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { composeMail, type Mail, type Sender } from "./compose-mail.ts";

/** Hands a mail over; throws when it may work later. */
export type Deliver = (mail: Mail) => Promise<"delivered" | "refused">;

/** After this the visitor has called or gone elsewhere; a late mail would only confuse. */
const longestWait = sql`interval '3 days'`;

/**
 * Sends the mail that has waited longest. Its row stays locked until the outcome is written, so no
 * two nodes send it at once, and when a node dies the next one takes it up at once. What dies
 * between the mail server's yes and our note of it is sent again, under the same message id.
 */
export async function sendNextMail({
  deliver,
  sender,
}: {
  deliver: Deliver;
  sender: Sender;
}): Promise<{ outcome: "none" | "sent" | "refused" } | { outcome: "failed"; error: unknown }> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("mail_outbox")
      .where("sent_at", "is", null)
      .where("given_up_at", "is", null)
      .where("due_at", "<=", now)
      .where("created_at", ">", sql<Date>`now() - ${longestWait}`)
      .orderBy("due_at")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .selectAll()
      .executeTakeFirst();
    if (!row) return { outcome: "none" };
    const change = transaction.updateTable("mail_outbox").where("id", "=", row.id);
    try {
      const mail = await composeMail({ row, sender, on: transaction });
      const outcome = mail ? await deliver(mail) : "refused";
      const at = sql<Date>`clock_timestamp()`;
      await change.set(outcome === "delivered" ? { sent_at: at } : { given_up_at: at }).execute();
      return { outcome: outcome === "delivered" ? "sent" : "refused" };
    } catch (error) {
      const seconds = Math.min(sender.retryAfter * 2 ** row.attempts, 3600);
      await change
        .set({
          attempts: row.attempts + 1,
          due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`,
          last_error: String(error).slice(0, 500),
        })
        .execute();
      return { outcome: "failed", error };
    }
  });
}
