import { type Kysely, sql } from "kysely";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { m } from "#text";
import { readLang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { getSettings } from "../settings/get-settings.ts";
import { makeToken } from "../staff/link-token.ts";
import { type Addressed, layOutMail } from "./mail-layout.ts";

/**
 * What a registration causes: a link that confirms the address or, when it has an account already,
 * a word about it. It repeats nothing of what was typed: the address may be a stranger's. Undefined
 * when the registration is done with meanwhile.
 */
export async function composeRegistrationMail({
  registrationId,
  origin,
  on,
}: {
  registrationId: string;
  origin: string;
  on: Kysely<DB>;
}): Promise<Addressed | undefined> {
  const { token, hash } = makeToken();
  const registration = await on
    .updateTable("member_registration")
    .set({ token_hash: hash })
    .where("id", "=", registrationId)
    .where("expires_at", ">", now)
    .where("refused_at", "is", null)
    .returning([
      "email",
      "lang",
      sql<boolean>`exists (select from auth_user
        where lower(auth_user.email) = lower(member_registration.email))`.as("known"),
    ])
    .executeTakeFirst();
  if (!registration) return undefined;
  const { email, known } = registration;
  const lang = readLang(registration.lang);
  const locale = { locale: lang };
  const settings = await getSettings({ lang });
  const company = plain(settings.name);
  const body = layOutMail({
    lang,
    subject: known
      ? m.mail_known_subject({ company }, locale)
      : m.mail_confirm_subject({ company }, locale),
    paragraphs: known
      ? [m.mail_known_lead({ company }, locale), `${origin}/${lang}/login`]
      : [m.mail_confirm_lead({ company }, locale), `${origin}/${lang}/login/confirm#${token}`],
    rows: [],
    closing: known ? m.mail_known_closing({}, locale) : m.mail_confirm_closing({}, locale),
    signature: [company],
  });
  return { ...body, to: email, from: settings.email };
}
