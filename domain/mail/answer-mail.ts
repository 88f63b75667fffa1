import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { m } from "#text";
import type { Lang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { getSettings } from "../settings/get-settings.ts";
import { layOutMail, type MailBody } from "./mail-layout.ts";

/**
 * Tells who looks after an inquiry that its sender has answered, or that a mail to them came back.
 * `to` is unset when nobody does.
 */
export async function composeAnswerNews({
  answerId,
  link,
  lang,
  on,
}: {
  answerId: number;
  link: string;
  lang: Lang;
  on: Kysely<DB>;
}): Promise<MailBody & { from: string; to: string | undefined }> {
  const answer = await on
    .selectFrom("inquiry_answer")
    .innerJoin("inquiry", "inquiry.id", "inquiry_answer.inquiry_id")
    .leftJoin("auth_user", (join) =>
      join.onRef("auth_user.id", "=", "inquiry.assignee").on("auth_user.disabled_at", "is", null),
    )
    .where("inquiry_answer.id", "=", answerId)
    .select(["sort", "subject", "text", "inquiry.name", "auth_user.email as to"])
    .executeTakeFirstOrThrow();
  const locale = { locale: lang };
  const company = await getSettings({ lang });
  const isBounce = answer.sort === "bounce";
  const rows = [
    { label: m.mail_label_subject({}, locale), value: answer.subject },
    { label: m.mail_label_message({}, locale), value: answer.text },
  ];
  const body = layOutMail({
    lang,
    subject: (isBounce ? m.mail_bounced_subject : m.mail_answered_subject)(
      { name: answer.name },
      locale,
    ),
    paragraphs: [(isBounce ? m.mail_bounced_lead : m.mail_answered_lead)({}, locale), link],
    rows: rows.filter(({ value }) => value !== ""),
    closing: m.mail_assigned_closing({}, locale),
    signature: [plain(company.name)],
  });
  return { ...body, from: company.email, to: answer.to ?? undefined };
}
