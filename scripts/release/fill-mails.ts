import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
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
  const { memberId } = people;
  const mails = [
    { kind: "inquiry-notification", inquiry_id: inquiryId },
    { kind: "inquiry-receipt", inquiry_id: inquiryId },
    { kind: "inquiry-reply", inquiry_id: inquiryId, inquiry_reply_id: replyId },
    { kind: "inquiry-assignment", inquiry_id: inquiryId, staff_id: people.sales },
    { kind: "staff-link", staff_link_id: invitation },
    { kind: "staff-link", staff_link_id: newPassword },
    { kind: "new-device", known_device_id: people.deviceId },
    { kind: "application-notification", job_application_id: applicationId },
    { kind: "application-receipt", job_application_id: applicationId },
    { kind: "application-decision", job_application_id: applicationId },
    { kind: "member-registration", member_registration_id: waiting },
    { kind: "registration-refusal", member_registration_id: refused },
    { kind: "member-welcome", member_id: memberId },
    { kind: "profile-decision", member_id: memberId },
    { kind: "article-decision", member_article_id: people.articleId },
  ];
  for (const mail of mails) await on.insertInto("mail_outbox").values(mail).execute();
  await on
    .insertInto("mail_outbox")
    .values([
      { kind: "inquiry-receipt", inquiry_id: inquiryId, sent_at: new Date() },
      {
        ...{ kind: "inquiry-notification", inquiry_id: inquiryId, given_up_at: new Date() },
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
