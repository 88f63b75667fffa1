import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { m } from "#text";
import { type Lang, readLang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { getSettings } from "../settings/get-settings.ts";
import { type Addressed, layOutMail } from "./mail-layout.ts";
import { signatureOf } from "./signature.ts";

type Wording = { subject: typeof m.mail_welcome_subject; lead: typeof m.mail_welcome_lead };

const welcome = { subject: m.mail_welcome_subject, lead: m.mail_welcome_lead };
const refusedRegistration = {
  subject: m.mail_registration_refused_subject,
  lead: m.mail_registration_refused_lead,
};
const profiles: Record<string, Wording> = {
  approved: { subject: m.mail_profile_approved_subject, lead: m.mail_profile_approved_lead },
  refused: { subject: m.mail_profile_refused_subject, lead: m.mail_profile_refused_lead },
};
const articles: Record<string, Wording> = {
  published: { subject: m.mail_article_published_subject, lead: m.mail_article_published_lead },
  returned: { subject: m.mail_article_returned_subject, lead: m.mail_article_returned_lead },
};

/** Tells somebody that they are a member now. */
export async function composeWelcome({
  memberId,
  origin,
  on,
}: {
  memberId: string;
  origin: string;
  on: Kysely<DB>;
}): Promise<Addressed | undefined> {
  const member = await readMember({ id: memberId, on });
  return member && write({ ...member, wording: welcome, link: `${origin}/${member.lang}/login` });
}

/** Tells somebody that they are not made a member, and nothing of what was typed. */
export async function composeRegistrationRefusal({
  registrationId,
  on,
}: {
  registrationId: string;
  on: Kysely<DB>;
}): Promise<Addressed> {
  const { email, lang } = await on
    .selectFrom("member_registration")
    .where("id", "=", registrationId)
    .select(["email", "lang"])
    .executeTakeFirstOrThrow();
  return write({ email, lang: readLang(lang), wording: refusedRegistration });
}

/** Tells a member whether the directory shows their profile; undefined when they changed it since. */
export async function composeProfileDecision({
  memberId,
  origin,
  on,
}: {
  memberId: string;
  origin: string;
  on: Kysely<DB>;
}): Promise<Addressed | undefined> {
  const member = await readMember({ id: memberId, on });
  const wording = member && profiles[member.state];
  if (!wording) return undefined;
  const path = member.state === "approved" ? `profiles/${memberId}` : "users/editProfile";
  return write({ ...member, wording, link: `${origin}/${member.lang}/${path}` });
}

/** Tells an author what became of their article; undefined when they work on it again or took it back. */
export async function composeArticleDecision({
  id,
  origin,
  on,
}: {
  id: string;
  origin: string;
  on: Kysely<DB>;
}): Promise<Addressed | undefined> {
  const article = await on
    .selectFrom("member_article")
    .where("id", "=", id)
    .select(["member_id", "title", "state", "note", "article_id"])
    .executeTakeFirst();
  if (!article) return undefined;
  const { title, state, note, article_id: articleId } = article;
  const member = await readMember({ id: article.member_id, on });
  const wording = articles[state];
  if (!member || !wording) return undefined;
  const path = articleId ? `article/${articleId}.html` : `users/artadd/${id}`;
  return write({ ...member, wording, link: `${origin}/${member.lang}/${path}`, title, note });
}

/** Undefined when the member is shut out: nothing is said to them any more. */
async function readMember({ id, on }: { id: string; on: Kysely<DB> }) {
  const row = await on
    .selectFrom("member")
    .innerJoin("auth_user", "auth_user.id", "member.id")
    .where("member.id", "=", id)
    .where("disabled_at", "is", null)
    .select(["email", "lang", "profile_state as state", "profile_note as note"])
    .executeTakeFirst();
  return row && { ...row, lang: readLang(row.lang) };
}

async function write({
  email,
  lang,
  wording,
  link,
  title = "",
  note = "",
}: {
  email: string;
  lang: Lang;
  wording: Wording;
  link?: string;
  title?: string;
  /** The editor's words. */
  note?: string;
}): Promise<Addressed> {
  const locale = { locale: lang };
  const settings = await getSettings({ lang });
  const company = plain(settings.name);
  const rows = [
    { label: m.mail_label_article({}, locale), value: title },
    { label: m.mail_label_note({}, locale), value: note },
  ];
  const body = layOutMail({
    lang,
    subject: wording.subject({ company }, locale),
    paragraphs: [wording.lead({ company }, locale), ...(link ? [link] : [])],
    rows: rows.filter(({ value }) => value !== ""),
    closing: m.mail_decision_questions({}, locale),
    signature: signatureOf(settings),
  });
  return { ...body, to: email, from: settings.email };
}
