import type { Kysely, Selectable } from "kysely";
import { z } from "zod";
import type { DB, MailOutbox } from "#db/schema.ts";
import type { Lang } from "../language/language.ts";
import { getSettings } from "../settings/get-settings.ts";
import { composeAnswerNews } from "./answer-mail.ts";
import {
  composeApplicationDecision,
  composeApplicationNotification,
  composeApplicationReceipt,
} from "./application-mail.ts";
import { composeAssignment, composeNotification, composeReceipt } from "./inquiry-mails.ts";
import type { MailBody } from "./mail-layout.ts";
import {
  composeArticleDecision,
  composeProfileDecision,
  composeRegistrationRefusal,
  composeWelcome,
} from "./member-decision-mail.ts";
import { composeRegistrationMail } from "./member-mail.ts";
import { composeNewDeviceMail } from "./new-device-mail.ts";
import { composeOffer, composeOfferAnswer } from "./offer-mail.ts";
import { type QueuedMail, queuedMail } from "./queued-mail.ts";
import { readMailedInquiry } from "./read-mailed-inquiry.ts";
import { findRecipients } from "./recipients.ts";
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

export type Sender = {
  /** Unset: the address in the site's settings. */
  from: string | undefined;
  /** Who is told of inquiries and applications; unset: whom administrators have named. */
  to: string | undefined;
  /** The right side of message ids. */
  host: string;
  /** Where links in mails lead. */
  origin: string;
  /** In which the company reads. */
  lang: Lang;
  /**
   * Where customers' answers are read by the site, with `{token}` where the address may say which
   * mail is answered; empty: the sender. Unset: whoever wrote reads them.
   */
  answersTo?: string | undefined;
  /** Seconds until the second try; each further wait is twice as long, up to an hour. */
  retryAfter: number;
};

/** The mail that a row of the outbox stands for; undefined when there is nothing to say any more. */
export async function composeMail({
  row,
  sender,
  on,
}: {
  row: Selectable<MailOutbox>;
  sender: Sender;
  on: Kysely<DB>;
}): Promise<Mail | undefined> {
  const mail = await compose({ mail: queuedMail.parse(row), sender, on });
  if (!mail) return undefined;
  const composed = {
    automatic: true,
    ...mail,
    from: sender.from ?? mail.from,
    messageId: `<${row.message_id}@${sender.host}>`,
  };
  return isAnswerable(row.kind) ? askForAnswers({ mail: composed, row, sender }) : composed;
}

const answerable = new Set<string>(["inquiry-receipt", "inquiry-reply", "offer"]);

function isAnswerable(kind: string): boolean {
  return answerable.has(kind);
}

/** The id of a mail is known to its receiver alone: an answer that names it is an answer to it. */
function askForAnswers({
  mail: { replyTo, ...mail },
  row,
  sender: { answersTo },
}: {
  mail: Mail;
  row: Selectable<MailOutbox>;
  sender: Sender;
}): Mail {
  if (answersTo === undefined) return { ...mail, ...(replyTo && { replyTo }) };
  const address = answersTo.replace("{token}", row.message_id);
  return { ...mail, ...(address && { replyTo: address }) };
}

type Composed = Omit<Mail, "automatic" | "messageId"> & { automatic?: boolean };

async function compose({
  mail,
  sender,
  on,
}: {
  mail: QueuedMail;
  sender: Sender;
  on: Kysely<DB>;
}): Promise<Composed | undefined> {
  const { kind, payload } = mail;
  const { origin } = sender;
  switch (kind) {
    case "inquiry-notification":
      return composeInquiryNotification({ ...payload, sender, on });
    case "inquiry-receipt":
      return composeInquiryReceipt({ ...payload, sender });
    case "inquiry-assignment":
      return composeInquiryAssignment({ ...payload, sender, on });
    case "inquiry-reply":
      return { ...(await composeReply({ id: payload.replyId, origin, on })), automatic: false };
    case "inquiry-answer":
      return notifyOfMail({ ...payload, sender, on });
    case "offer": {
      const offer = await composeOffer({ offerId: payload.offerId, origin, on });
      return offer && { ...offer, automatic: false };
    }
    case "offer-answer":
      return notifyOfAnswer({ ...payload, sender, on });
    case "application-notification":
      return notifyOfApplication({ ...payload, sender, on });
    case "application-receipt":
      return composeApplicationReceipt({ id: payload.applicationId, on });
    case "application-decision":
      return composeApplicationDecision({ id: payload.applicationId, on });
    case "member-registration":
      return composeRegistrationMail({ ...payload, origin, on });
    case "registration-refusal":
      return composeRegistrationRefusal({ ...payload, on });
    case "member-welcome":
      return composeWelcome({ memberId: payload.userId, origin, on });
    case "profile-decision":
      return composeProfileDecision({ memberId: payload.userId, origin, on });
    case "article-decision":
      return composeArticleDecision({ id: payload.articleId, origin, on });
    case "invitation":
    case "new-password":
      return composeStaffMail({ linkId: payload.linkId, origin, on });
    case "new-device":
      return composeNewDeviceMail({ deviceId: payload.deviceId, origin, on });
  }
}

type AboutInquiry = { inquiryId: number; sender: Sender };

async function composeInquiryNotification({
  inquiryId,
  sender,
  on,
}: AboutInquiry & { on: Kysely<DB> }): Promise<Composed> {
  const { lang } = sender;
  const inquiry = await readMailedInquiry({ id: inquiryId, lang });
  const company = await getSettings({ lang });
  const replyable = z.email().safeParse(inquiry.email).success;
  const link = linkTo({ inquiryId, sender });
  return {
    from: company.email,
    to: sender.to ?? (await findRecipients({ on })),
    ...(replyable && { replyTo: inquiry.email }),
    ...composeNotification({ inquiry, company, lang, replyable, link }),
    automatic: false,
  };
}

async function composeInquiryReceipt({ inquiryId, sender }: AboutInquiry): Promise<Composed> {
  const inquiry = await readMailedInquiry({ id: inquiryId, lang: sender.lang });
  const { lang } = inquiry;
  const company = await getSettings({ lang });
  return { from: company.email, to: inquiry.email, ...composeReceipt({ inquiry, company, lang }) };
}

async function composeInquiryAssignment({
  inquiryId,
  userId,
  sender,
  on,
}: AboutInquiry & { userId: string; on: Kysely<DB> }): Promise<Composed | undefined> {
  const to = await findStaffAddress({ id: userId, on });
  if (to === undefined) return undefined;
  const { lang } = sender;
  const inquiry = await readMailedInquiry({ id: inquiryId, lang });
  const company = await getSettings({ lang });
  const link = linkTo({ inquiryId, sender });
  return { from: company.email, to, ...composeAssignment({ inquiry, company, lang, link }) };
}

/** Where it is read in the back office. */
function linkTo({ inquiryId, sender }: AboutInquiry): string {
  return `${sender.origin}/admin/inquiries/${inquiryId}/show`;
}

async function notifyOfApplication({
  applicationId: id,
  sender: { lang, origin, to },
  on,
}: {
  applicationId: string;
  sender: Sender;
  on: Kysely<DB>;
}): Promise<Composed> {
  const mail = await composeApplicationNotification({ id, lang, origin, on });
  return { ...mail, to: to ?? (await findRecipients({ on })), automatic: false };
}

async function notifyOfMail({
  answerId,
  inquiryId,
  sender,
  on,
}: AboutInquiry & { answerId: number; on: Kysely<DB> }): Promise<Composed> {
  const link = linkTo({ inquiryId, sender });
  const { to, ...mail } = await composeAnswerNews({ answerId, link, lang: sender.lang, on });
  return { ...mail, to: to ?? sender.to ?? (await findRecipients({ on })) };
}

async function notifyOfAnswer({
  inquiryId,
  answerId,
  sender,
  on,
}: AboutInquiry & { answerId: number; on: Kysely<DB> }): Promise<Composed> {
  const link = linkTo({ inquiryId, sender });
  const mail = await composeOfferAnswer({ answerId, link, lang: sender.lang, on });
  return { ...mail, to: sender.to ?? (await findRecipients({ on })), automatic: false };
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
