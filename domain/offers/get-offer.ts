import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { describeLines } from "../basket/describe-lines.ts";
import { companyDay } from "../company/company-day.ts";
import { policy } from "../inquiries/policy.ts";
import { isReplyable } from "../inquiries/send-reply.ts";
import type { Lang } from "../language/language.ts";
import { readLang } from "../language/language.ts";
import { requireUuid } from "../queries/uuid.ts";
import { type NoPrice, pickPrice, readPrices } from "./find-price.ts";
import { formatMoney, lineSum } from "./money.ts";
import { type OfferDraft, offerDraft, typeLine, typePrice } from "./offer-draft.ts";
import { type OfferRow, selectOffers, stateOf } from "./offer-state.ts";

/** An offer as its writer sees it, with what the list says of each line. */
export async function getOffer({ id, lang }: { id: string; lang: Lang }) {
  const row = await selectOffers().where("offer.id", "=", requireUuid(id)).executeTakeFirst();
  if (!row) throw new AppError("not-found");
  const draft = offerDraft.parse(row.draft);
  const [inquiry, answers, lines] = await Promise.all([
    db
      .selectFrom("inquiry")
      .where("id", "=", row.inquiry_id)
      .select(["name", "email"])
      .executeTakeFirstOrThrow(),
    listAnswers({ id }),
    describe({ draft, lang }),
  ]);
  return {
    ...summaryOf(row),
    ...draft,
    version: row.edits,
    buyer: inquiry.name,
    /** Whether the site can mail it; else the link is handed over by hand. */
    mailable: policy.mailing && isReplyable(inquiry.email),
    freight: typePrice({ price: draft.freight, currency: draft.currency }),
    lines,
    total: totalOf({ draft, lang }),
    answers,
  };
}

/** What lists and pages say of every offer. */
export function summaryOf(row: OfferRow) {
  const draft = offerDraft.parse(row.draft);
  return {
    id: row.id,
    inquiryId: String(row.inquiry_id),
    number: row.number,
    /** Of the offer; `version` is that of its draft. */
    issue: row.version,
    lang: readLang(row.lang),
    state: stateOf({
      ...{ isSent: row.sent_at !== null, isWithdrawn: row.withdrawn_at !== null },
      ...{ decision: row.decision, version: row.version, newest: row.newest },
      ...{ validUntil: draft.validUntil, day: companyDay() },
    }),
    authorName: row.author_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sentAt: row.sent_at,
    sentTo: row.sent_to,
  };
}

/** Written out, as far as lines have an amount and a price. */
export function totalOf({ draft, lang }: { draft: OfferDraft; lang: Lang }): string {
  const sums = draft.lines.map(({ quantity, price }) =>
    quantity === null || price === null ? 0 : lineSum({ quantity, price }),
  );
  const minor = sums.reduce((sum, one) => sum + one, draft.freight ?? 0);
  return formatMoney({ minor, currency: draft.currency, lang });
}

async function describe({ draft, lang }: { draft: OfferDraft; lang: Lang }) {
  const products = draft.lines.map(({ product }) => product);
  const named = [...new Set(products)].filter((product) => product !== "");
  const [prices, described] = await Promise.all([
    readPrices({ products }),
    describeLines({
      lines: named.map((product) => ({ product, sample: false, unit: "m2" as const })),
      lang,
    }),
  ]);
  const known = new Map(described.map((line) => [line.product.id, line]));
  const day = companyDay();
  return draft.lines.map((line) => {
    const { currency, quantity, price, product } = line;
    const listed: { price: number } | NoPrice | null =
      product === ""
        ? null
        : pickPrice({
            prices: prices.get(product) ?? [],
            line: { ...line, currency: draft.currency },
            day,
          });
    return {
      ...typeLine(line),
      title: known.get(product)?.product.title ?? "",
      isWithdrawn: product !== "" && !known.get(product)?.isOffered,
      listed: listed && {
        price:
          "price" in listed ? typePrice({ price: listed.price, currency: draft.currency }) : "",
        reason: "reason" in listed ? listed.reason : null,
        detail: "reason" in listed ? listed.detail : "",
      },
      sum:
        quantity === null || price === null
          ? ""
          : formatMoney({ minor: lineSum({ quantity, price }), currency, lang }),
    };
  });
}

/** What the buyer has answered, oldest first. */
function listAnswers({ id }: { id: string }) {
  return db
    .selectFrom("offer_answer")
    .where("offer_id", "=", id)
    .orderBy("id")
    .select(({ cast }) => [
      cast<string>("id", "text").as("id"),
      ...(["kind", "name", "text", "created_at as at"] as const),
    ])
    .execute();
}
