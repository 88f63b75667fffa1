import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { m } from "#text";
import { defaultLang, isLang, language } from "../language.ts";
import { localize } from "../localize.ts";
import type { Localized } from "../localized.ts";
import { getSettings } from "../settings/get-settings.ts";
import { plain } from "../text.ts";
import { layOutMail, type MailBody } from "./mail-layout.ts";

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
}): Promise<MailBody & { to: string; from: string }> {
  const row = await on
    .selectFrom("job_application")
    .where("id", "=", id)
    .select(["number", "email", "lang", "job_title", "created_at"])
    .executeTakeFirstOrThrow();
  const lang = isLang(row.lang) ? row.lang : defaultLang;
  const locale = { locale: lang };
  const settings = await getSettings({ lang });
  const company = plain(settings.name);
  const time = new Intl.DateTimeFormat(language(lang).intl, {
    dateStyle: "long",
    timeZone: "Asia/Shanghai",
  }).format(row.created_at);
  const job = plain(localize(row.job_title as Localized, lang));
  const { number } = row;
  const body = layOutMail({
    lang,
    subject: m.mail_application_subject({ number }, locale),
    paragraphs: [
      m.mail_application_greeting({}, locale),
      m.mail_application_lead({ company, time, job, number }, locale),
    ],
    rows: [{ label: m.application_number({}, locale), value: number }],
    closing: m.mail_application_mistake({}, locale),
    signature: [company, settings.telphone, settings.email, plain(settings.serviceTime)],
  });
  return { ...body, to: row.email, from: settings.email };
}
