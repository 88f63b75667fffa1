import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB, OfferAnswer } from "#db/schema.ts";
import { companyDay } from "../company/company-day.ts";
import { readLang } from "../language/language.ts";
import { requireUuid } from "../queries/uuid.ts";
import { hashToken } from "../staff/link-token.ts";
import { type FrozenOffer, frozenOffer } from "./freeze-offer.ts";
import { isOfferToken } from "./offer-address.ts";
import { type OfferRow, type OfferState, selectOffers, stateOf } from "./offer-state.ts";

/** An offer as whoever has its link may see it. */
export type OpenedOffer = {
  id: string;
  number: string;
  version: number;
  /** The last version that was sent. */
  newest: number;
  state: OfferState;
  sentAt: Date;
  frozen: FrozenOffer;
  answers: { kind: OfferAnswer["kind"]; name: string; text: string; at: Date }[];
};

/**
 * The offer behind a link, or, since all versions are the same buyer's, another version of it.
 * Undefined for a token that nobody was given.
 */
export async function openOffer({
  token,
  version,
  on = db,
}: {
  token: string;
  version?: number | undefined;
  on?: Kysely<DB>;
}): Promise<OpenedOffer | undefined> {
  if (!isOfferToken(token)) return undefined;
  const linked = await selectOffers(on)
    .innerJoin("offer_link", "offer_link.offer_id", "offer.id")
    .where("token_hash", "=", hashToken(token))
    .where("sent_at", "is not", null)
    .executeTakeFirst();
  if (!linked || version === undefined || version === linked.version) {
    return linked && toOpened({ row: linked, on });
  }
  const other = await selectOffers(on)
    .where("offer.number", "=", linked.number ?? "")
    .where("offer.version", "=", version)
    .where("sent_at", "is not", null)
    .executeTakeFirst();
  return other && toOpened({ row: other, on });
}

async function toOpened({
  row,
  on = db,
}: {
  row: OfferRow;
  on?: Kysely<DB>;
}): Promise<OpenedOffer | undefined> {
  if (row.number === null || row.sent_at === null) return undefined;
  const frozen = frozenOffer.parse(row.frozen);
  const answers = await on
    .selectFrom("offer_answer")
    .where("offer_id", "=", row.id)
    .orderBy("id")
    .select(["kind", "name", "text", "created_at as at"])
    .execute();
  return {
    ...{ id: row.id, number: row.number, version: row.version, sentAt: row.sent_at },
    ...{ newest: row.newest ?? row.version, frozen, answers },
    state: stateOf({
      ...{ isSent: true, isWithdrawn: row.withdrawn_at !== null, decision: row.decision },
      ...{ version: row.version, newest: row.newest },
      ...{ validUntil: frozen.validUntil, day: companyDay() },
    }),
  };
}

/** A sent offer by its id, for staff, in the buyer's language. */
export async function readSentOffer({ id }: { id: string }) {
  const row = await selectOffers()
    .where("offer.id", "=", requireUuid(id))
    .where("sent_at", "is not", null)
    .executeTakeFirst();
  const offer = row && (await toOpened({ row }));
  return offer && { offer, lang: readLang(row.lang) };
}
