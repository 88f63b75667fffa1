import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { m } from "#text";
import { calculation } from "../calculator/calculation.ts";
import { writeStoredLink } from "../calculator/room-link.ts";
import { roomTitle } from "../calculator/room-title.ts";
import { type Lang, readLang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { getSettings } from "../settings/get-settings.ts";
import { type Addressed, layOutMail } from "./mail-layout.ts";

/** What a member of staff wrote to the sender of an inquiry; an answer goes to that person. */
export async function composeReply({
  id,
  origin,
  on,
}: {
  id: number;
  origin: string;
  on: Kysely<DB>;
}): Promise<Addressed & { replyTo?: string }> {
  const reply = await on
    .selectFrom("inquiry_reply")
    .leftJoin("auth_user", "auth_user.id", "inquiry_reply.author")
    .where("inquiry_reply.id", "=", id)
    .select([
      ...(["lang", "sent_to", "subject", "text", "room", "room_key"] as const),
      "auth_user.email as author",
    ])
    .executeTakeFirstOrThrow();
  const lang = readLang(reply.lang);
  const company = await getSettings({ lang });
  const paragraphs = [...reply.text.split(/\n{2,}/), ...aboutRoom({ ...reply, lang, origin })];
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

/**
 * What was attached, and a short link to it: by its key the site gives the room out as long as the
 * reply is kept.
 */
function aboutRoom({
  room,
  room_key: key,
  lang,
  origin,
}: {
  room: unknown;
  room_key: string | null;
  lang: Lang;
  origin: string;
}): string[] {
  const attached = calculation.safeParse(room).data;
  if (!attached || key === null) return [];
  return [
    m.mail_reply_room({ title: `\u2068${roomTitle(attached)}\u2069` }, { locale: lang }),
    `${origin}/${lang}/calculator.html#${writeStoredLink(key)}`,
  ];
}
