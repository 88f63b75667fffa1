import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../app-error.ts";
import { publishInquiryEvent } from "../inquiries/inquiry-events.ts";
import { withdrawMail } from "../mail/enqueue-mail.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { lockOffer } from "./change-offer.ts";
import { nameOffer } from "./offer-name.ts";

/** Takes an offer back that nobody has accepted; its page says so from now on. */
export async function withdrawOffer({
  id,
  actor,
}: {
  id: string;
  actor: Actor;
}): Promise<{ id: string }> {
  await db.transaction().execute(async (on) => {
    const offer = await lockOffer({ id, on });
    if (offer.number === null || offer.sent_at === null) throw new AppError("conflict");
    const accepted = await on
      .selectFrom("offer_answer")
      .where("offer_id", "=", id)
      .where("kind", "=", "accepted")
      .select("id")
      .executeTakeFirst();
    if (accepted) throw new AppError("offer-accepted");
    if (offer.withdrawn_at !== null) return;
    await on.updateTable("offer").set({ withdrawn_at: now }).where("id", "=", id).execute();
    const payload = { inquiryId: offer.inquiry_id, offerId: id };
    await withdrawMail({ kind: "offer", payload, on });
    const after = { offer: nameOffer({ number: offer.number, version: offer.version }) };
    const inquiry = { kind: "inquiry", id: String(offer.inquiry_id) };
    await writeAudit({ on, actor, action: "offer-withdrawn", ...inquiry, after });
  });
  publishInquiryEvent("changed");
  return { id };
}
