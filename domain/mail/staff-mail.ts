import { type Kysely, sql } from "kysely";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { m } from "#text";
import { language, readLang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { getSettings } from "../settings/get-settings.ts";
import { linkPath, makeToken, passwordPath } from "../staff/link-token.ts";
import { type Addressed, layOutMail } from "./mail-layout.ts";

/**
 * An invitation or a link for a new password, with a token of its own that exists nowhere but in
 * this mail. Undefined when the link has been used, withdrawn or has expired meanwhile.
 */
export async function composeStaffMail({
  linkId,
  origin,
  on,
}: {
  linkId: string;
  origin: string;
  on: Kysely<DB>;
}): Promise<Addressed | undefined> {
  const { token, hash } = makeToken();
  const link = await on
    .updateTable("staff_link")
    .set({ mailed_token_hash: hash })
    .where("id", "=", linkId)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", now)
    .returning([
      "kind",
      "email",
      "lang",
      "expires_at",
      sql<string | null>`(select role from auth_user where id = user_id)`.as("holder"),
    ])
    .executeTakeFirst();
  if (!link) return undefined;
  const lang = readLang(link.lang);
  const locale = { locale: lang };
  const settings = await getSettings({ lang });
  const company = plain(settings.name);
  const time = new Intl.DateTimeFormat(language(lang).intl, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Shanghai",
  }).format(link.expires_at);
  const invited = link.kind === "invitation";
  const [subject, lead] = invited
    ? [m.mail_invitation_subject, m.mail_invitation_lead]
    : link.holder === "member"
      ? [m.mail_member_password_subject, m.mail_member_password_lead]
      : [m.mail_new_password_subject, m.mail_new_password_lead];
  const path = invited ? linkPath(token) : passwordPath({ token, role: link.holder ?? "", lang });
  const body = layOutMail({
    lang,
    subject: subject({ company }, locale),
    paragraphs: [lead({ company }, locale), `${origin}${path}`],
    rows: [],
    closing: m.mail_staff_link_expires({ time }, locale),
    signature: [company],
  });
  return { ...body, to: link.email, from: settings.email };
}
