import { db } from "#db/connect.ts";
import { m } from "#text";
import { type BasketLine, unitOf } from "../basket/basket-rules.ts";
import { listRequestable } from "../basket/list-requestable.ts";
import { storedLines } from "../basket/stored-lines.ts";
import { companyDay } from "../company/company-day.ts";
import { readInquiry } from "../inquiries/read-inquiry.ts";
import { type Lang, readLang } from "../language/language.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { pickPrice, readPrices } from "./find-price.ts";
import { type Currency, readQuantity } from "./money.ts";
import { emptyLine, type OfferDraft, type OfferLine } from "./offer-draft.ts";
import { mostOfferLines } from "./offer-rules.ts";
import type { Price } from "./price.ts";

/** How long an offer is valid unless its writer says otherwise. */
const usualDays = 30;

/**
 * Begins an offer with what the inquiry asks for, samples too, at the prices of the list. What the
 * list does not have is left empty.
 */
export async function draftOffer({
  inquiryId,
  actor,
}: {
  inquiryId: string;
  actor: Actor;
}): Promise<{ id: string }> {
  const inquiry = await readInquiry({ id: inquiryId });
  const asked = inquiry.lines && storedLines(inquiry.lines).length > 0;
  const lang = readLang(inquiry.lang);
  const lines = asked ? linesOf({ stored: inquiry.lines, lang }) : await lineOf(inquiry);
  const prices = await readPrices({ products: lines.map(({ product }) => product) });
  const currency = usualCurrency({ prices, lang });
  const day = companyDay();
  const draft: OfferDraft = {
    currency,
    lines: lines
      .slice(0, mostOfferLines)
      .map((line) => withPrice({ line: { ...line, currency }, prices, day })),
    ...{ freight: null, incoterm: "", place: "", weeks: null, note: "", terms: "" },
    validUntil: companyDay(new Date(Date.now() + usualDays * 86_400_000)),
  };
  return db.transaction().execute(async (on) => {
    const { id } = await on
      .insertInto("offer")
      .values({ inquiry_id: inquiry.id, lang, draft: JSON.stringify(draft), author: actor.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeAudit({ on, actor, action: "created", kind: "offer", id });
    return { id };
  });
}

/** Amounts, and beneath them the samples: a line may ask for both. */
function linesOf({ stored, lang }: { stored: unknown; lang: Lang }): OfferLine[] {
  const lines = storedLines(stored);
  return [
    ...lines.filter(({ amount }) => amount !== undefined).map(amountLine),
    ...lines.filter(({ sample }) => sample).map((line) => sampleLine({ line, lang })),
  ];
}

function amountLine({
  product,
  finish = "",
  mounting = "",
  amount = 0,
  unit,
  note = "",
}: BasketLine): OfferLine {
  return {
    ...emptyLine({ unit, currency: "USD" }),
    ...{ product, finish, mounting, text: note, quantity: Math.round(amount * 100) },
  };
}

/** Samples are sent for nothing, one of each, unless the writer of the offer says otherwise. */
function sampleLine({ line, lang }: { line: BasketLine; lang: Lang }): OfferLine {
  const { product, finish = "", note = "", amount } = line;
  const text = [m.basket_sample({}, { locale: lang }), amount === undefined ? note : ""];
  return {
    ...emptyLine({ unit: "piece", currency: "USD" }),
    ...{ product, finish, text: text.filter(Boolean).join(" · "), quantity: 100, price: 0 },
  };
}

/** The one product of an inquiry; its quantity counts where it is a number and nothing else. */
async function lineOf({
  product_id: product,
  finish,
  mounting,
  quantity,
  lang,
}: Awaited<ReturnType<typeof readInquiry>>): Promise<OfferLine[]> {
  if (product === null) return [];
  const [known] = await listRequestable({ ids: [product], lang: readLang(lang) });
  const read = readQuantity({ typed: withoutUnit(quantity ?? "") });
  const isWhole = "value" in read && (known?.unit !== "piece" || read.value % 100 === 0);
  return [
    {
      ...emptyLine({ unit: known?.unit ?? unitOf(""), currency: "USD" }),
      ...{ product, finish: finish ?? "", mounting: mounting ?? "" },
      text: isWhole ? "" : (quantity ?? ""),
      quantity: isWhole && read.value > 0 ? read.value : null,
    },
  ];
}

const unitWords = ["m²", "m2", "㎡", "م²", "平方米", "pcs", "件", "قطعة"];

function withoutUnit(typed: string): string {
  const trimmed = typed.trim();
  const unit = unitWords.find((word) => trimmed.toLowerCase().endsWith(word));
  return trimmed.slice(0, trimmed.length - (unit?.length ?? 0));
}

/** The currency in which the list has most of it; without prices what the buyer's language suggests. */
function usualCurrency({ prices, lang }: { prices: Map<string, Price[]>; lang: string }): Currency {
  const all = [...prices.values()].flat();
  const counted = Map.groupBy(all, ({ currency }) => currency);
  const [most] = [...counted].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? (lang === "zh" ? "CNY" : "USD");
}

function withPrice({
  line,
  prices,
  day,
}: {
  line: OfferLine;
  prices: Map<string, Price[]>;
  day: string;
}): OfferLine {
  if (line.price !== null) return line;
  const found = pickPrice({ prices: prices.get(line.product) ?? [], line, day });
  return "price" in found ? { ...line, price: found.price } : line;
}
