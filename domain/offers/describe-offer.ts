import { m } from "#text";
import { companyZone } from "../company/company-day.ts";
import { type Lang, language } from "../language/language.ts";
import { type Currency, formatAmount, formatMoney, formatQuantity } from "./money.ts";
import type { OpenedOffer } from "./open-offer.ts";

export type DescribedOffer = ReturnType<typeof describeOffer>;

/** Everything that an offer says, worded once: page and PDF only set it, and cannot differ. */
export function describeOffer({
  offer: { number, version, sentAt, frozen },
  lang,
}: {
  offer: Pick<OpenedOffer, "number" | "version" | "sentAt" | "frozen">;
  lang: Lang;
}) {
  const locale = { locale: lang };
  const { currency, seller, buyer, lines, freight, weeks, incoterm, place } = frozen;
  const amount = (minor: number) => formatAmount({ minor, currency, lang });
  const facts = [
    { name: m.offer_date({}, locale), value: writeDay({ day: sentAt, lang }) },
    { name: m.offer_valid_until({}, locale), value: writeDay({ day: frozen.validUntil, lang }) },
    {
      name: m.offer_price_term({}, locale),
      value: incoterm && m.offer_incoterm({ rule: incoterm, place }, locale),
    },
    {
      name: m.order_lead_time({}, locale),
      value: weeks === null ? "" : m.offer_weeks({ count: weeks }, locale),
    },
  ];
  return {
    lang,
    title: m.offer_title({ number }, locale),
    version: m.offer_version({ version }, locale),
    facts: facts.filter(({ value }) => value !== ""),
    parties: [
      {
        role: m.offer_seller({}, locale),
        name: seller.name[lang],
        texts: [seller.address[lang]],
        figures: [seller.phone, seller.email],
      },
      {
        role: m.offer_buyer({}, locale),
        name: buyer.fullName === "" ? buyer.name : buyer.fullName,
        texts: [buyer.address, buyer.country[lang]],
        figures: [buyer.phone, buyer.email],
      },
    ].map(({ texts, figures, ...party }) => ({
      ...party,
      texts: texts.filter((text) => text !== ""),
      figures: figures.filter((figure) => figure !== ""),
    })),
    heads: {
      product: m.mail_label_product({}, locale),
      quantity: m.mail_label_quantity({}, locale),
      price: m.offer_unit_price({ currency }, locale),
      sum: m.offer_sum({ currency }, locale),
    },
    lines: lines.map(({ title, finish, mounting, text, quantity, unit, price, sum }) => {
      const name = title[lang] || text;
      const write = unit === "m2" ? m.square_metres_value : m.basket_pieces;
      return {
        name,
        details: [finish[lang], mounting[lang], title[lang] === "" ? "" : text].filter(
          (detail) => detail !== "",
        ),
        quantity: write({ value: formatQuantity({ quantity, lang }) }, locale),
        price: amount(price),
        sum: amount(sum),
      };
    }),
    sums: [
      { name: m.offer_goods({}, locale), value: amount(frozen.goods) },
      ...(freight === null ? [] : [{ name: m.offer_freight({}, locale), value: amount(freight) }]),
    ],
    total: { name: m.offer_total({}, locale), value: writeTotal({ ...frozen, currency, lang }) },
    rounding: m.offer_rounding({}, locale),
    texts: [
      { title: m.offer_note({}, locale), text: frozen.note },
      { title: m.offer_terms({}, locale), text: frozen.terms },
    ].filter(({ text }) => text !== ""),
  };
}

function writeTotal({ total, currency, lang }: { total: number; currency: Currency; lang: Lang }) {
  return formatMoney({ minor: total, currency, lang });
}

/** A day as such, or the company's day of a moment. */
export function writeDay({ day, lang }: { day: string | Date; lang: Lang }): string {
  const timeZone = typeof day === "string" ? "UTC" : companyZone;
  return new Intl.DateTimeFormat(language(lang).intl, { dateStyle: "long", timeZone }).format(
    new Date(day),
  );
}

/** A moment at the company, which is named since the reader may be anywhere. */
export function writeMoment({ at, lang }: { at: Date; lang: Lang }): string {
  return new Intl.DateTimeFormat(language(lang).intl, {
    ...({ dateStyle: "long", timeStyle: "long", timeZone: companyZone } as const),
  }).format(at);
}
