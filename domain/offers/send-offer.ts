import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { listRequestable } from "../basket/list-requestable.ts";
import { companyDay } from "../company/company-day.ts";
import { changeInquiry, lockInquiries } from "../inquiries/change-inquiries.ts";
import { publishInquiryEvent } from "../inquiries/inquiry-events.ts";
import type { InquiryStatus } from "../inquiries/inquiry-status.ts";
import { policy } from "../inquiries/policy.ts";
import { readInquiry } from "../inquiries/read-inquiry.ts";
import { isReplyable } from "../inquiries/send-reply.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { lockDraft } from "./change-offer.ts";
import { freezeOffer } from "./freeze-offer.ts";
import { largestSum, lineSum } from "./money.ts";
import { type OfferDraft, offerDraft } from "./offer-draft.ts";
import { nameOffer } from "./offer-name.ts";

/** What an inquiry is when it gets an offer: quoted, unless it is settled already. */
const unsettled = new Set<InquiryStatus>(["new", "contacted", "lost"]);

/**
 * Sends an offer: it gets its number, is frozen as it stands, and a mail with a link to it is put
 * into the outbox where the site can mail. From now on it is never changed.
 */
export async function sendOffer({
  id,
  version,
  actor,
}: {
  id: string;
  /** The draft that its sender saw. */
  version: number;
  actor: Actor;
}): Promise<{ id: string; number: string; mailed: boolean }> {
  const written = await readDraft({ id, version });
  const draft = offerDraft.parse(written.draft);
  await requireWhole({ draft });
  const inquiry = await readInquiry({ id: String(written.inquiry_id) });
  const frozen = await freezeOffer({ draft, inquiry });
  const sent = await db.transaction().execute(async (on) => {
    const row = await lockDraft({ id, on });
    if (row.edits !== version) throw new AppError("conflict");
    const number = row.number ?? (await nextNumber({ on }));
    const mailed = policy.mailing && isReplyable(inquiry.email);
    await on
      .updateTable("offer")
      .set({
        ...{ number, frozen: JSON.stringify(frozen), sent_at: now, updated_at: now },
        ...{ author: actor.id, sent_to: mailed ? inquiry.email : "" },
      })
      .where("id", "=", id)
      .execute();
    if (mailed) {
      const payload = { inquiryId: inquiry.id, offerId: id };
      await enqueueMail({ kind: "offer", payload, on });
    }
    const after = { offer: nameOffer({ number, version: row.version }) };
    const inquiryId = String(inquiry.id);
    await writeAudit({ on, actor, action: "offer-sent", kind: "inquiry", id: inquiryId, after });
    const [locked] = await lockInquiries({ ids: [inquiryId], on });
    if (locked) {
      const status = unsettled.has(locked.status) ? ("quoted" as const) : undefined;
      await changeInquiry({ inquiry: locked, change: { status, read: true }, actor, on });
    }
    return { id, number, mailed };
  });
  publishInquiryEvent("changed");
  return sent;
}

/** The draft as its sender saw it; saved since by anybody, it is another. */
async function readDraft({ id, version }: { id: string; version: number }) {
  const row = await db
    .selectFrom("offer")
    .where("id", "=", requireUuid(id))
    .select(["draft", "edits", "inquiry_id", "sent_at"])
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  if (row.sent_at !== null) throw new AppError("offer-sent");
  if (row.edits !== version) throw new AppError("conflict");
  return row;
}

/** What a buyer must be able to rely on; each gap is told at its field. */
async function requireWhole({ draft }: { draft: OfferDraft }) {
  const fields: Record<string, string> = {};
  const ids = draft.lines.map(({ product }) => product).filter((product) => product !== "");
  const offered = new Set((await listRequestable({ ids, lang: "en" })).map(({ id }) => id));
  if (draft.lines.length === 0) fields.lines = "required";
  for (const [at, line] of draft.lines.entries()) {
    const { product, text, quantity, price, currency } = line;
    if (product === "" && text === "") fields[`lines.${at}.text`] = "required";
    if (product !== "" && !offered.has(product)) fields[`lines.${at}.product`] = "withdrawn";
    if (quantity === null) fields[`lines.${at}.quantity`] = "required";
    if (quantity === 0) fields[`lines.${at}.quantity`] = "not-above:0";
    if (price === null) fields[`lines.${at}.price`] = "no-price";
    else if (currency !== draft.currency)
      fields[`lines.${at}.price`] = `other-currency:${currency}`;
    else if (lineSum({ quantity: quantity ?? 0, price }) > largestSum) {
      fields[`lines.${at}.price`] = "sum-too-big";
    }
  }
  if (draft.validUntil === "") fields.validUntil = "required";
  else if (draft.validUntil < companyDay()) fields.validUntil = "over";
  if (draft.incoterm !== "" && draft.place === "") fields.place = "required";
  if (Object.keys(fields).length > 0) {
    throw new AppError("invalid", Object.keys(fields).join(", "), { fields });
  }
}

/** A-2026-0001, without gaps: whoever sends meanwhile waits for this transaction. */
async function nextNumber({ on }: { on: Kysely<DB> }): Promise<string> {
  const year = Number(companyDay().slice(0, 4));
  const { last } = await on
    .insertInto("offer_count")
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column("year").doUpdateSet({ last: sql<number>`offer_count.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `A-${year}-${String(last).padStart(4, "0")}`;
}
