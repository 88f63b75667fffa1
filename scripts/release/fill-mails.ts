import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { enqueueMail } from "#domain/mail/enqueue-mail.ts";
import type { QueuedMail } from "#domain/mail/queued-mail.ts";
import { farOff, type People } from "./fill-people.ts";

/** One mail of each sort that waits, one that was sent and one that was given up. */
export async function fillMails({
  people,
  inquiryId,
  replyId,
  applicationId,
  on,
}: {
  people: People;
  inquiryId: number;
  replyId: number;
  applicationId: string;
  on: Kysely<DB>;
}) {
  const invitation = await addLink({ email: "new@example.com", role: "editor", on });
  const newPassword = await addLink({
    ...{ email: "member@example.com", userId: people.memberId },
    on,
  });
  const waiting = await addRegistration({ email: "waiting@example.com", on });
  const refused = await addRegistration({ email: "refused@example.com", on });
  await on
    .updateTable("member_registration")
    .set({ refused_at: new Date(), password_hash: "" })
    .where("id", "=", refused)
    .execute();
  const { memberId: userId, articleId, deviceId } = people;
  const mails: QueuedMail[] = [
    { kind: "inquiry-notification", payload: { inquiryId } },
    { kind: "inquiry-receipt", payload: { inquiryId } },
    { kind: "inquiry-reply", payload: { inquiryId, replyId } },
    { kind: "inquiry-assignment", payload: { inquiryId, userId: people.sales } },
    { kind: "application-notification", payload: { applicationId } },
    { kind: "application-receipt", payload: { applicationId } },
    { kind: "application-decision", payload: { applicationId } },
    { kind: "member-registration", payload: { registrationId: waiting } },
    { kind: "registration-refusal", payload: { registrationId: refused } },
    { kind: "member-welcome", payload: { userId } },
    { kind: "profile-decision", payload: { userId } },
    { kind: "article-decision", payload: { userId, articleId } },
    { kind: "invitation", payload: { linkId: invitation } },
    { kind: "new-password", payload: { userId, linkId: newPassword } },
    { kind: "new-device", payload: { userId, deviceId } },
  ];
  for (const mail of mails) await enqueueMail({ ...mail, on });
  const payload = JSON.stringify({ inquiryId });
  await on
    .insertInto("mail_outbox")
    .values([
      { kind: "inquiry-receipt", payload, sent_at: new Date() },
      {
        ...{ kind: "inquiry-notification", payload, given_up_at: new Date() },
        ...{ attempts: 3, last_error: "Error: 550 no such user" },
      },
    ])
    .execute();
}

async function addLink({
  email,
  role,
  userId,
  on,
}: {
  email: string;
  role?: string;
  userId?: string;
  on: Kysely<DB>;
}): Promise<string> {
  const { id } = await on
    .insertInto("staff_link")
    .values({
      ...{ kind: role ? "invitation" : "new-password", email, lang: "en", role },
      ...{ user_id: userId, token_hash: email, expires_at: farOff },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function addRegistration({ email, on }: { email: string; on: Kysely<DB> }) {
  const { id } = await on
    .insertInto("member_registration")
    .values({ name: "Mina", email, password_hash: "none", lang: "en", expires_at: farOff })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
