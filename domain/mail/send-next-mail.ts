import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import type { Lang } from "../language.ts";
import { getSettings } from "../settings/get-settings.ts";
import { composeApplicationReceipt } from "./application-mail.ts";
import { composeAssignment, composeNotification, composeReceipt } from "./inquiry-mails.ts";
import type { MailBody } from "./mail-layout.ts";
import { composeRegistrationMail } from "./member-mail.ts";
import { readMailedInquiry } from "./read-mailed-inquiry.ts";
import { composeReply } from "./reply-mail.ts";
import { composeStaffMail } from "./staff-mail.ts";

export type Mail = MailBody & {
  /** Of this mail for ever, however often it is sent. */
  messageId: string;
  from: string;
  to: string;
  replyTo?: string;
  /** Sent by a machine: others' machines should not answer. */
  automatic: boolean;
};

/** Hands a mail over; throws when it may work later. */
export type Deliver = (mail: Mail) => Promise<"delivered" | "refused">;

export type Sender = {
  /** Unset: the address in the site's settings. */
  from: string | undefined;
  /** Who reads inquiries; unset as above. */
  to: string | undefined;
  /** The right side of message ids. */
  host: string;
  /** Where links in mails lead. */
  origin: string;
  /** In which the company reads. */
  lang: Lang;
  /** Seconds until the second try; each further wait is twice as long, up to an hour. */
  retryAfter: number;
};

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
    const note = await transaction
      .selectFrom("mail_outbox")
      .where("sent_at", "is", null)
      .where("given_up_at", "is", null)
      .where("due_at", "<=", sql<Date>`now()`)
      .where("created_at", ">", sql<Date>`now() - ${longestWait}`)
      .orderBy("due_at")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .select([
        "id",
        "message_id",
        "kind",
        "inquiry_id",
        "inquiry_reply_id",
        "staff_link_id",
        "member_registration_id",
        "job_application_id",
        "staff_id",
        "attempts",
      ])
      .executeTakeFirst();
    if (!note) return { outcome: "none" };
    const change = transaction.updateTable("mail_outbox").where("id", "=", note.id);
    try {
      const mail = await compose({ note, sender, on: transaction });
      const outcome = mail ? await deliver(mail) : "refused";
      const now = sql<Date>`clock_timestamp()`;
      await change.set(outcome === "delivered" ? { sent_at: now } : { given_up_at: now }).execute();
      return { outcome: outcome === "delivered" ? "sent" : "refused" };
    } catch (error) {
      const seconds = Math.min(sender.retryAfter * 2 ** note.attempts, 3600);
      await change
        .set({
          attempts: note.attempts + 1,
          due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`,
          last_error: String(error).slice(0, 500),
        })
        .execute();
      return { outcome: "failed", error };
    }
  });
}

/** Undefined when there is nothing to say any more. */
async function compose({
  note,
  sender,
  on,
}: {
  note: {
    message_id: string;
    kind: string;
    inquiry_id: string | null;
    inquiry_reply_id: string | null;
    staff_link_id: string | null;
    member_registration_id: string | null;
    job_application_id: string | null;
    staff_id: string | null;
  };
  sender: Sender;
  on: Kysely<DB>;
}): Promise<Mail | undefined> {
  const messageId = `<${note.message_id}@${sender.host}>`;
  if (note.staff_link_id) {
    const mail = await composeStaffMail({ linkId: note.staff_link_id, origin: sender.origin, on });
    return mail && { ...mail, from: sender.from ?? mail.from, messageId, automatic: true };
  }
  if (note.member_registration_id) {
    const mail = await composeRegistrationMail({
      registrationId: note.member_registration_id,
      origin: sender.origin,
      on,
    });
    return mail && { ...mail, from: sender.from ?? mail.from, messageId, automatic: true };
  }
  if (note.job_application_id) {
    const mail = await composeApplicationReceipt({ id: note.job_application_id, on });
    return { ...mail, from: sender.from ?? mail.from, messageId, automatic: true };
  }
  if (note.inquiry_reply_id) {
    const mail = await composeReply({ id: note.inquiry_reply_id, on });
    return { ...mail, from: sender.from ?? mail.from, messageId, automatic: false };
  }
  const inquiry = await readMailedInquiry({ id: note.inquiry_id ?? "", lang: sender.lang });
  if (note.staff_id) {
    const company = await getSettings({ lang: sender.lang });
    const to = await findStaffAddress({ id: note.staff_id, on });
    if (to === undefined) return undefined;
    const link = `${sender.origin}/admin/inquiries/${note.inquiry_id}/show`;
    const body = composeAssignment({ inquiry, company, lang: sender.lang, link });
    return { ...body, to, from: sender.from ?? company.email, messageId, automatic: true };
  }
  const receipt = note.kind === "inquiry-receipt";
  const lang = receipt ? inquiry.lang : sender.lang;
  const company = await getSettings({ lang });
  const replyable = z.email().safeParse(inquiry.email).success;
  const envelope = {
    messageId,
    from: sender.from ?? company.email,
    automatic: receipt,
  };
  if (receipt) {
    return { ...envelope, to: inquiry.email, ...composeReceipt({ inquiry, company, lang }) };
  }
  return {
    ...envelope,
    to: sender.to ?? company.email,
    ...(replyable && { replyTo: inquiry.email }),
    ...composeNotification({ inquiry, company, lang, replyable }),
  };
}

/** Undefined when the person has left meanwhile. */
async function findStaffAddress({ id, on }: { id: string; on: Kysely<DB> }) {
  const person = await on
    .selectFrom("auth_user")
    .where("id", "=", id)
    .where("disabled_at", "is", null)
    .select("email")
    .executeTakeFirst();
  return person?.email;
}
