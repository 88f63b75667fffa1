import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import type { OfferDraft } from "./offer-draft.ts";

const kind = "offer";

/** The row of an offer, held until the transaction ends. */
export async function lockOffer({ id, on }: { id: string; on: Kysely<DB> }) {
  const offer = await on
    .selectFrom("offer")
    .where("id", "=", requireUuid(id))
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!offer) throw new AppError("not-found");
  return offer;
}

/** The same of one that may still be written on; one that was sent never is. */
export async function lockDraft({ id, on }: { id: string; on: Kysely<DB> }) {
  const offer = await lockOffer({ id, on });
  if (offer.sent_at !== null) throw new AppError("offer-sent");
  return offer;
}

/** Saves a draft. Refused when somebody else has saved it since it was opened. */
export function changeOffer({
  id,
  version,
  draft,
  actor,
}: {
  id: string;
  version: number;
  draft: OfferDraft;
  actor: Actor;
}): Promise<{ id: string }> {
  return db.transaction().execute(async (on) => {
    const before = await lockDraft({ id, on });
    if (before.edits !== version) throw new AppError("conflict");
    await on
      .updateTable("offer")
      .set({ draft: JSON.stringify(draft), edits: version + 1, updated_at: now })
      .where("id", "=", id)
      .execute();
    await writeAudit({ on, actor, action: "changed", kind, id });
    return { id };
  });
}

/** Throws a draft away. */
export function removeOffer({ id, actor }: { id: string; actor: Actor }): Promise<{ id: string }> {
  return db.transaction().execute(async (on) => {
    await lockDraft({ id, on });
    await on.deleteFrom("offer").where("id", "=", id).execute();
    await writeAudit({ on, actor, action: "deleted", kind, id });
    return { id };
  });
}

/** Begins a new version of what was sent; the sent one stays as it is. */
export function copyOffer({ id, actor }: { id: string; actor: Actor }): Promise<{ id: string }> {
  return db.transaction().execute(async (on) => {
    const { inquiry_id, number, lang, draft, sent_at } = await lockOffer({ id, on });
    if (sent_at === null || number === null) throw new AppError("conflict");
    const decided = await on
      .selectFrom("offer_answer")
      .innerJoin("offer", "offer.id", "offer_answer.offer_id")
      .where("offer.number", "=", number)
      .where("kind", "=", "accepted")
      .select("offer_answer.id")
      .executeTakeFirst();
    if (decided) throw new AppError("offer-accepted");
    const versions = await on
      .selectFrom("offer")
      .where("number", "=", number)
      .select(["id", "version", "sent_at"])
      .orderBy("version", "desc")
      .execute();
    // One that is being written already is the new version.
    const begun = versions.find((version) => version.sent_at === null);
    if (begun) return { id: begun.id };
    const copy = await on
      .insertInto("offer")
      .values({
        ...{ inquiry_id, number, lang, author: actor.id, draft: JSON.stringify(draft) },
        version: (versions[0]?.version ?? 0) + 1,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeAudit({ on, actor, action: "created", kind, id: copy.id });
    return copy;
  });
}
