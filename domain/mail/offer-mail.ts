import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { m } from "#text";
import { type Lang, readLang } from "../language/language.ts";
import { describeOffer, writeMoment } from "../offers/describe-offer.ts";
import { frozenOffer } from "../offers/freeze-offer.ts";
import { addLink } from "../offers/make-link.ts";
import { nameOffer } from "../offers/offer-name.ts";
import { type Addressed, layOutMail } from "./mail-layout.ts";

/**
 * Hands a buyer an offer: by a link of its own, which exists nowhere but in this mail. Undefined when
 * the offer was withdrawn meanwhile.
 */
export async function composeOffer({
  offerId,
  origin,
  on,
}: {
  offerId: string;
  origin: string;
  on: Kysely<DB>;
}): Promise<(Addressed & { replyTo?: string }) | undefined> {
  const row = await on
    .selectFrom("offer")
    .leftJoin("auth_user", "auth_user.id", "offer.author")
    .where("offer.id", "=", offerId)
    .where("withdrawn_at", "is", null)
    .select([
      ...(["number", "offer.version", "offer.lang", "frozen", "sent_at", "sent_to"] as const),
      "auth_user.email as author",
    ])
    .executeTakeFirst();
  if (!row || row.number === null || row.sent_at === null) return undefined;
  const lang = readLang(row.lang);
  const locale = { locale: lang };
  const frozen = frozenOffer.parse(row.frozen);
  const { number, version, sent_at: sentAt } = row;
  const described = describeOffer({ offer: { number, version, sentAt, frozen }, lang });
  const company = frozen.seller.name[lang];
  const body = layOutMail({
    lang,
    subject: m.mail_offered_subject({ number: nameOffer({ number, version }), company }, locale),
    paragraphs: [
      m.mail_receipt_greeting({}, locale),
      m.mail_offered_lead({ company }, locale),
      origin + (await addLink({ offerId, lang, on })),
    ],
    rows: [
      { label: described.title, value: described.version },
      { label: described.total.name, value: described.total.value },
      ...described.facts.map(({ name, value }) => ({ label: name, value })),
    ],
    closing: m.mail_offered_closing({}, locale),
    signature: [company, frozen.seller.phone, frozen.seller.email],
  });
  return {
    ...{ ...body, to: row.sent_to, from: frozen.seller.email },
    ...(row.author && { replyTo: row.author }),
  };
}

const subjects: Record<string, typeof m.mail_offer_accepted> = {
  accepted: m.mail_offer_accepted,
  asked: m.mail_offer_asked,
  declined: m.mail_offer_declined,
};

/** Tells the company what a buyer answered, in the company's language. */
export async function composeOfferAnswer({
  answerId,
  link,
  lang,
  on,
}: {
  answerId: number;
  /** Where the inquiry is read in the back office. */
  link: string;
  lang: Lang;
  on: Kysely<DB>;
}): Promise<Omit<Addressed, "to">> {
  const locale = { locale: lang };
  const row = await on
    .selectFrom("offer_answer")
    .innerJoin("offer", "offer.id", "offer_answer.offer_id")
    .where("offer_answer.id", "=", answerId)
    .select([
      ...(["kind", "name", "text", "number", "version", "frozen"] as const),
      "offer_answer.created_at as at",
    ])
    .executeTakeFirstOrThrow();
  const { seller, buyer } = frozenOffer.parse(row.frozen);
  const number = nameOffer({ number: row.number ?? "", version: row.version });
  const subject = (subjects[row.kind] ?? m.mail_offer_asked)({ number, name: buyer.name }, locale);
  const rows = [
    { label: m.offer_accept_name({}, locale), value: row.name },
    { label: m.mail_label_message({}, locale), value: row.text },
    { label: m.mail_label_received({}, locale), value: writeMoment({ at: row.at, lang }) },
  ];
  const body = layOutMail({
    ...{ lang, subject, paragraphs: [subject, link] },
    rows: rows.filter(({ value }) => value !== ""),
    ...{ closing: "", signature: [seller.name[lang]] },
  });
  return { ...body, from: seller.email };
}
