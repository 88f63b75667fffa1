import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { DB } from "#db/schema.ts";
import { m } from "#text";
import type { ApplicationStatus } from "../careers/application-status.ts";
import { type Lang, language, readLang } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import type { Localized } from "../language/localized.ts";
import { plain } from "../language/text.ts";
import { getSettings } from "../settings/get-settings.ts";
import { type Addressed, layOutMail } from "./mail-layout.ts";
import { signatureOf } from "./signature.ts";

/**
 * Tells an applicant that their application arrived, and its number. It repeats nothing they wrote:
 * the address may be a stranger's.
 */
export async function composeApplicationReceipt({
  id,
  on,
}: {
  id: string;
  on: Kysely<DB>;
}): Promise<Addressed> {
  const row = await readApplication({ id, on });
  const { lang, number } = row;
  const locale = { locale: lang };
  const settings = await getSettings({ lang });
  const company = plain(settings.name);
  const time = new Intl.DateTimeFormat(language(lang).intl, {
    dateStyle: "long",
    timeZone: "Asia/Shanghai",
  }).format(row.created_at);
  const job = nameJob({ row, lang });
  const body = layOutMail({
    lang,
    subject: m.mail_application_subject({ number }, locale),
    paragraphs: [
      m.mail_application_greeting({}, locale),
      m.mail_application_lead({ company, time, job, number }, locale),
    ],
    rows: [{ label: m.application_number({}, locale), value: number }],
    closing: m.mail_application_mistake({}, locale),
    signature: signatureOf(settings),
  });
  return { ...body, to: row.email, from: settings.email };
}

type NotifiedStatus = Exclude<ApplicationStatus, "new" | "in-review">;

type Wording = (names: { company: string; job: string }, options: { locale: Lang }) => string;

/** What an applicant hears of; that somebody reads what they sent, the receipt has told them. */
const decisions: Record<NotifiedStatus, { subject: Wording; lead: Wording }> = {
  interview: { subject: m.mail_interview_subject, lead: m.mail_interview_lead },
  offer: { subject: m.mail_offer_subject, lead: m.mail_offer_lead },
  hired: { subject: m.mail_hired_subject, lead: m.mail_hired_lead },
  refused: { subject: m.mail_refused_subject, lead: m.mail_refused_lead },
};

export function isNotifiedStatus(status: string): status is NotifiedStatus {
  return status in decisions;
}

/** Tells an applicant how their application stands; undefined when that is nothing to be told. */
export async function composeApplicationDecision({
  id,
  on,
}: {
  id: string;
  on: Kysely<DB>;
}): Promise<Addressed | undefined> {
  const row = await readApplication({ id, on });
  const { lang, number, status } = row;
  if (!isNotifiedStatus(status) || !z.email().safeParse(row.email).success) return undefined;
  const locale = { locale: lang };
  const settings = await getSettings({ lang });
  const company = plain(settings.name);
  const job = nameJob({ row, lang });
  const { subject, lead } = decisions[status];
  const body = layOutMail({
    lang,
    subject: subject({ company, job }, locale),
    paragraphs: [m.mail_application_greeting({}, locale), lead({ company, job }, locale)],
    rows: [{ label: m.application_number({}, locale), value: number }],
    closing: m.mail_decision_questions({}, locale),
    signature: signatureOf(settings),
  });
  return { ...body, to: row.email, from: settings.email };
}

/**
 * Tells the company that somebody has applied, for which job, and where to read it. Nothing of the
 * applicant: whoever reads the company's mail need not be one of those who hire.
 */
export async function composeApplicationNotification({
  id,
  lang,
  origin,
  on,
}: {
  id: string;
  lang: Lang;
  origin: string;
  on: Kysely<DB>;
}): Promise<Omit<Addressed, "to">> {
  const row = await readApplication({ id, on });
  const locale = { locale: lang };
  const settings = await getSettings({ lang });
  const job = nameJob({ row, lang });
  const body = layOutMail({
    lang,
    subject: m.mail_applied_subject({ job }, locale),
    paragraphs: [m.mail_applied_lead({}, locale), `${origin}/admin/applications/${id}/show`],
    rows: [
      { label: m.mail_label_job({}, locale), value: job },
      { label: m.application_number({}, locale), value: row.number },
      { label: m.mail_label_language({}, locale), value: language(row.lang).label },
    ],
    closing: m.mail_applied_closing({}, locale),
    signature: [plain(settings.name)],
  });
  return { ...body, from: settings.email };
}

async function readApplication({ id, on }: { id: string; on: Kysely<DB> }) {
  const row = await on
    .selectFrom("job_application")
    .where("id", "=", id)
    .select(["number", "email", "lang", "status", "created_at"])
    .select(sql<Localized>`job_title`.as("job_title"))
    .executeTakeFirstOrThrow();
  return { ...row, lang: readLang(row.lang) };
}

function nameJob({ row, lang }: { row: { job_title: Localized }; lang: Lang }): string {
  return plain(localize(row.job_title, lang));
}
