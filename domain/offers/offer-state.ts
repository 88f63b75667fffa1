import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";

export const offerStates = [
  ...(["draft", "open", "accepted", "declined"] as const),
  ...(["withdrawn", "superseded", "expired"] as const),
] as const;
export type OfferState = (typeof offerStates)[number];

/** What has become of an offer, as its row and its answers tell; a decision stands whatever follows. */
export function stateOf({
  isSent,
  isWithdrawn,
  decision,
  version,
  newest,
  validUntil,
  day,
}: {
  isSent: boolean;
  isWithdrawn: boolean;
  decision: string | null;
  version: number;
  /** The last version that was sent. */
  newest: number | null;
  validUntil: string;
  day: string;
}): OfferState {
  if (!isSent) return "draft";
  if (decision === "accepted") return "accepted";
  if (newest !== null && newest > version) return "superseded";
  if (isWithdrawn) return "withdrawn";
  if (decision === "declined") return "declined";
  return validUntil < day ? "expired" : "open";
}

/** Offers with what their state depends on. */
export function selectOffers(on: Kysely<DB> = db) {
  return on
    .selectFrom("offer")
    .selectAll("offer")
    .select([
      sql<string | null>`(select kind from offer_answer
        where offer_id = offer.id and kind <> 'asked')`.as("decision"),
      sql<number | null>`(select max(other.version) from offer as other
        where other.number = offer.number and other.sent_at is not null)`.as("newest"),
      sql<string | null>`(select name from auth_user where id = offer.author)`.as("author_name"),
    ]);
}

export type OfferRow = Awaited<
  ReturnType<ReturnType<typeof selectOffers>["executeTakeFirstOrThrow"]>
>;
