import type { Kysely, Selectable } from "kysely";
import { z } from "zod";
import type { DB, MailOutbox } from "#db/schema.ts";
import type { Lang } from "../language/language.ts";
import { getSettings } from "../settings/get-settings.ts";
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
  /** Seconds until the second try; each further wait is twice as long, up to an hour. */
  retryAfter: number;
};

type Noted = {
  note: Selectable<MailOutbox>;
  sender: Sender;
  on: Kysely<DB>;
};

/** The mail that a line of the outbox stands for; undefined when there is nothing to say any more. */
export async function composeMail({ note, sender, on }: Noted): Promise<Mail | undefined> {
  const mail = note.inquiry_id
    ? await composeInquiryMail({ note, sender, on, inquiryId: note.inquiry_id })
    : await composeOther({ note, sender, on });
  return (
    mail && {
      automatic: true,
      ...mail,
      from: sender.from ?? mail.from,
      messageId: `<${note.message_id}@${sender.host}>`,
    }
  );
}

type Composed = Omit<Mail, "automatic" | "messageId"> & { automatic?: boolean };

async function composeOther({ note, sender, on }: Noted): Promise<Composed | undefined> {
  const { origin, lang } = sender;
  if (note.staff_link_id) return composeStaffMail({ linkId: note.staff_link_id, origin, on });
  if (note.known_device_id) {
    return composeNewDeviceMail({ deviceId: note.known_device_id, origin, on });
  }
  if (note.member_registration_id) {
    const registrationId = note.member_registration_id;
    return note.kind === "registration-refusal"
      ? composeRegistrationRefusal({ registrationId, on })
      : composeRegistrationMail({ registrationId, origin, on });
  }
  if (note.member_article_id) {
    return composeArticleDecision({ id: note.member_article_id, origin, on });
  }
  if (note.member_id) {
    const memberId = note.member_id;
    return note.kind === "member-welcome"
      ? composeWelcome({ memberId, origin, on })
      : composeProfileDecision({ memberId, origin, on });
  }
  const id = note.job_application_id ?? "";
  if (note.kind === "application-receipt") return composeApplicationReceipt({ id, on });
  if (note.kind === "application-decision") return composeApplicationDecision({ id, on });
  const mail = await composeApplicationNotification({ id, lang, origin, on });
  return { ...mail, to: sender.to ?? (await findRecipients({ on })), automatic: false };
}

async function composeInquiryMail({
  note,
  sender,
  on,
  inquiryId,
}: Noted & { inquiryId: number }): Promise<Composed | undefined> {
  if (note.inquiry_reply_id) {
    return { ...(await composeReply({ id: note.inquiry_reply_id, on })), automatic: false };
  }
  const inquiry = await readMailedInquiry({ id: inquiryId, lang: sender.lang });
  const receipt = note.kind === "inquiry-receipt";
  const lang = receipt ? inquiry.lang : sender.lang;
  const company = await getSettings({ lang });
  const from = company.email;
  const link = `${sender.origin}/admin/inquiries/${inquiryId}/show`;
  if (receipt) return { from, to: inquiry.email, ...composeReceipt({ inquiry, company, lang }) };
  if (note.staff_id) {
    const to = await findStaffAddress({ id: note.staff_id, on });
    if (to === undefined) return undefined;
    return { from, to, ...composeAssignment({ inquiry, company, lang, link }) };
  }
  const replyable = z.email().safeParse(inquiry.email).success;
  return {
    from,
    to: sender.to ?? (await findRecipients({ on })),
    ...(replyable && { replyTo: inquiry.email }),
    ...composeNotification({ inquiry, company, lang, replyable, link }),
    automatic: false,
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
