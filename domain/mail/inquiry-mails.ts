import { m } from "#text";
import { type DescribedLine, writeLine } from "../basket/describe-lines.ts";
import type { Purpose } from "../inquiries/inquiry-form.ts";
import { type Lang, language } from "../language/language.ts";
import { plain } from "../language/text.ts";
import type { Settings } from "../settings/get-settings.ts";
import { layOutMail, type MailBody, type MailRow } from "./mail-layout.ts";
import { signatureOf } from "./signature.ts";

export type MailedInquiry = {
  purpose: Purpose;
  lang: Lang;
  name: string;
  /** Full name and company. */
  fullName: string;
  phone: string;
  email: string;
  country: string;
  address: string;
  message: string;
  /** Names of the files that came with it; the files themselves stay in the back office. */
  files: string;
  product: string;
  finish: string;
  mounting: string;
  quantity: string;
  /** Of a request for several products. */
  lines: DescribedLine[];
  /** Of the calculator: its name and size. The room itself is opened from the back office. */
  room: string;
  /** Name of the member the sender would like to reach. */
  member: string;
  page: string;
  referrer: string;
  campaign: string;
  receivedAt: Date;
};

type Labelled = { inquiry: MailedInquiry; company: Settings; lang: Lang };

const subjects: Record<Purpose, typeof m.mail_inquiry_subject> = {
  message: m.mail_inquiry_subject,
  quote: m.mail_quote_subject,
  sample: m.mail_sample_subject,
};

/** Tells the company what was written, in the company's language. */
export function composeNotification({
  inquiry,
  company,
  lang,
  replyable,
  link,
}: Labelled & {
  replyable: boolean;
  /** Where it is read in the back office. */
  link: string;
}): MailBody {
  const locale = { locale: lang };
  return layOutMail({
    lang,
    subject: subjects[inquiry.purpose]({ name: inquiry.name }, locale),
    paragraphs: [m.mail_inquiry_lead({}, locale), link],
    rows: rowsOf({ inquiry, lang }),
    closing: replyable ? m.mail_inquiry_reply({}, locale) : m.mail_inquiry_no_reply({}, locale),
    signature: [plain(company.name)],
  });
}

/**
 * Tells the visitor that the message arrived. It repeats nothing of it: the address may be a
 * stranger's, and then this would be a way to send anybody anything in our name.
 */
export function composeReceipt({ inquiry, company, lang }: Labelled): MailBody {
  const locale = { locale: lang };
  const time = timeIn({ at: inquiry.receivedAt, lang });
  return layOutMail({
    lang,
    subject: m.mail_receipt_subject({}, locale),
    paragraphs: [
      m.mail_receipt_greeting({}, locale),
      m.mail_receipt_lead({ time, company: plain(company.name) }, locale),
    ],
    rows: [],
    closing: m.mail_receipt_mistake({}, locale),
    signature: signatureOf(company),
  });
}

/** Tells a member of staff that an inquiry is theirs to answer. */
export function composeAssignment({
  inquiry,
  company,
  lang,
  link,
}: Labelled & { link: string }): MailBody {
  const locale = { locale: lang };
  return layOutMail({
    lang,
    subject: m.mail_assigned_subject({ name: inquiry.name }, locale),
    paragraphs: [m.mail_assigned_lead({}, locale), link],
    rows: rowsOf({ inquiry, lang }),
    closing: m.mail_assigned_closing({}, locale),
    signature: [plain(company.name)],
  });
}

function rowsOf({ inquiry, lang }: { inquiry: MailedInquiry; lang: Lang }): MailRow[] {
  const locale = { locale: lang };
  const rows = [
    { label: m.mail_label_name({}, locale), value: inquiry.name },
    { label: m.inquiry_full_name({}, locale), value: inquiry.fullName },
    { label: m.mail_label_phone({}, locale), value: inquiry.phone },
    { label: m.mail_label_email({}, locale), value: inquiry.email },
    { label: m.mail_label_country({}, locale), value: inquiry.country },
    { label: m.mail_label_address({}, locale), value: inquiry.address },
    { label: m.mail_label_message({}, locale), value: inquiry.message },
    { label: m.inquiry_files({}, locale), value: inquiry.files },
    { label: m.mail_label_product({}, locale), value: inquiry.product },
    { label: m.mail_label_finish({}, locale), value: inquiry.finish },
    { label: m.mail_label_mounting({}, locale), value: inquiry.mounting },
    { label: m.mail_label_quantity({}, locale), value: inquiry.quantity },
    {
      label: m.basket({}, locale),
      value: inquiry.lines.map((line) => writeLine({ line, lang })).join("\n"),
    },
    { label: m.mail_label_room({}, locale), value: inquiry.room },
    { label: m.mail_label_member({}, locale), value: inquiry.member },
    { label: m.mail_label_language({}, locale), value: language(inquiry.lang).label },
    { label: m.mail_label_page({}, locale), value: inquiry.page },
    { label: m.mail_label_referrer({}, locale), value: inquiry.referrer },
    { label: m.mail_label_campaign({}, locale), value: inquiry.campaign },
    { label: m.mail_label_received({}, locale), value: timeIn({ at: inquiry.receivedAt, lang }) },
  ];
  return rows.filter(({ value }) => value !== "");
}

/** The company's own time, named, since the reader may be anywhere. */
function timeIn({ at, lang }: { at: Date; lang: Lang }): string {
  return new Intl.DateTimeFormat(language(lang).intl, {
    dateStyle: "long",
    timeStyle: "long",
    timeZone: "Asia/Shanghai",
  }).format(at);
}
