import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { readLang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { getSettings } from "../settings/get-settings.ts";
import { type Addressed, layOutMail } from "./mail-layout.ts";

/** What a member of staff wrote to the sender of an inquiry; an answer goes to that person. */
export async function composeReply({
  id,
  on,
}: {
  id: number;
  on: Kysely<DB>;
}): Promise<Addressed & { replyTo?: string }> {
  const reply = await on
    .selectFrom("inquiry_reply")
    .leftJoin("auth_user", "auth_user.id", "inquiry_reply.author")
    .where("inquiry_reply.id", "=", id)
    .select(["lang", "sent_to", "subject", "text", "auth_user.email as author"])
    .executeTakeFirstOrThrow();
  const lang = readLang(reply.lang);
  const company = await getSettings({ lang });
  const paragraphs = reply.text.split(/\n{2,}/);
  const body = layOutMail({
    lang,
    subject: reply.subject,
    paragraphs: paragraphs.slice(0, -1),
    rows: [],
    closing: paragraphs.at(-1) ?? "",
    signature: [plain(company.name), company.telphone, company.email],
  });
  return {
    ...body,
    to: reply.sent_to,
    from: company.email,
    ...(reply.author && { replyTo: reply.author }),
  };
}
