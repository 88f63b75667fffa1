import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { m } from "#text";
import { type Lang, language, readLang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { getSettings } from "../settings/get-settings.ts";
import { nameDevice } from "../staff/sign-in/name-device.ts";
import { type Addressed, layOutMail } from "./mail-layout.ts";

/** Tells somebody that their account was used in a browser that it had never been used in. */
export async function composeNewDeviceMail({
  deviceId,
  origin,
  on,
}: {
  deviceId: string;
  origin: string;
  on: Kysely<DB>;
}): Promise<Addressed | undefined> {
  const device = await on
    .selectFrom("known_device")
    .innerJoin("auth_user", "auth_user.id", "known_device.user_id")
    .leftJoin("member", "member.id", "auth_user.id")
    .where("known_device.id", "=", deviceId)
    .select(["email", "known_device.lang", "member.lang as memberLang"])
    .select(["ip", "user_agent as userAgent", "known_device.created_at as at"])
    .executeTakeFirst();
  if (!device) return undefined;
  const lang = device.memberLang ? readLang(device.memberLang) : officeLang(device.lang);
  const locale = { locale: lang };
  const settings = await getSettings({ lang });
  const company = plain(settings.name);
  const time = new Intl.DateTimeFormat(language(lang).intl, {
    dateStyle: "long",
    timeStyle: "long",
    timeZone: "Asia/Shanghai",
  }).format(device.at);
  const name = nameDevice(device.userAgent) || m.mail_device_unknown({}, locale);
  const body = layOutMail({
    lang,
    subject: m.mail_device_subject({ company }, locale),
    paragraphs: [m.mail_device_lead({ company }, locale)],
    rows: [
      { label: m.mail_device_time({}, locale), value: time },
      { label: m.mail_device_name({}, locale), value: name },
      { label: m.mail_device_ip({}, locale), value: device.ip },
    ],
    closing: `${m.mail_device_closing({}, locale)}\n${origin}/${lang}/login/forgotten`,
    signature: [company],
  });
  return { ...body, to: device.email, from: settings.email };
}

/** The back office speaks Chinese and English. */
const officeLang = (lang: string): Lang => (readLang(lang) === "zh" ? "zh" : "en");
