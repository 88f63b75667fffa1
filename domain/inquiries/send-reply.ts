import { z } from "zod";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { listAbsorbersOf } from "../calculator/list-absorbers-of.ts";
import { readSharedRoom } from "../calculator/read-shared-room.ts";
import { writeLink } from "../calculator/room-link.ts";
import { roomTitle } from "../calculator/room-title.ts";
import { createRoomKey } from "../calculator/store-room.ts";
import { summarizeRoom } from "../calculator/summarize-room.ts";
import type { Lang } from "../language/language.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { rowNumber } from "../queries/row-number.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { cleanLine, cleanLines } from "../text/typed-text.ts";
import { changeInquiry, lockInquiries } from "./change-inquiries.ts";
import { publishInquiryEvent } from "./inquiry-events.ts";
import { readRoom } from "./inquiry-rooms.ts";
import { policy } from "./policy.ts";
import { readInquiry } from "./read-inquiry.ts";

/** Seconds for which a reply can be held back. */
export const replyDelaySeconds = 10;

/** Whether a reply by mail can arrive at all. */
export function isReplyable(email: string): boolean {
  return z.email().safeParse(email).success;
}

/**
 * Puts a reply into the outbox; what was new is contacted with it. It leaves a moment later, so that
 * whoever sees the mistake while pressing the button can still take it back.
 */
export async function sendReply({
  inquiryId,
  lang,
  room: link,
  actor,
  ...written
}: {
  inquiryId: string;
  lang: Lang;
  subject: string;
  text: string;
  /** A link of the calculator: the room behind it goes with the reply. */
  room?: string | undefined;
  actor: Actor;
}): Promise<{ id: string; heldFor: number }> {
  if (!policy.mailing) throw new AppError("unavailable", "no mail server is set");
  const room = link === undefined ? undefined : await readAttachedRoom({ link, lang });
  const subject = cleanLine(written.subject);
  const text = cleanLines(written.text);
  const result = await db.transaction().execute(async (transaction) => {
    const { email } = await readInquiry({ id: inquiryId, on: transaction });
    if (!isReplyable(email)) {
      throw new AppError("invalid", "no address to reply to", { fields: { email: "invalid" } });
    }
    const [inquiry] = await lockInquiries({ ids: [inquiryId], on: transaction });
    if (!inquiry) throw new AppError("not-found");
    const { id } = await transaction
      .insertInto("inquiry_reply")
      .values({
        inquiry_id: rowNumber(inquiryId),
        author: actor.id,
        lang,
        sent_to: email,
        subject,
        text,
        ...(room && { room: JSON.stringify(room), room_key: createRoomKey() }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await enqueueMail({
      kind: "inquiry-reply",
      payload: { inquiryId: rowNumber(inquiryId), replyId: id },
      heldFor: replyDelaySeconds,
      on: transaction,
    });
    await writeAudit({
      on: transaction,
      actor,
      action: "replied",
      kind: "inquiry",
      id: inquiryId,
      after: { to: email, subject, text, ...(room && { room: roomTitle(room) }) },
    });
    const change = {
      read: true,
      ...(inquiry.status === "new" && { status: "contacted" as const }),
    };
    await changeInquiry({ inquiry, change, actor, on: transaction });
    return { id: String(id), heldFor: replyDelaySeconds };
  });
  publishInquiryEvent("changed");
  return result;
}

/**
 * A copy goes with the reply: what becomes of the link that was pasted does not matter to it. What
 * the visitor's calculator could not open is refused.
 */
async function readAttachedRoom({ link, lang }: { link: string; lang: Lang }) {
  const room = await readSharedRoom({ link });
  const absorbers = await listAbsorbersOf({ rooms: room ? [room] : [], lang });
  if (room && summarizeRoom({ room, absorbers }).times) return room;
  throw new AppError("invalid", "no room", { fields: { room: "invalid" } });
}

/** Takes a reply back that has not left yet. */
export async function withdrawReply({
  inquiryId,
  id,
  actor,
}: {
  inquiryId: string;
  id: string;
  actor: Actor;
}): Promise<{ id: string; subject: string; text: string; room: string | null }> {
  const withdrawn = await db.transaction().execute(async (transaction) => {
    const { id: inquiry } = await readInquiry({ id: inquiryId, on: transaction });
    const reply = await transaction
      .selectFrom("inquiry_reply")
      .where("inquiry_id", "=", inquiry)
      .where("id", "=", rowNumber(id))
      .where("author", "=", actor.id)
      .select(["id", "sent_to", "subject", "text", "room"])
      .executeTakeFirst();
    if (!reply) throw new AppError("not-found");
    // Whoever is sending it right now holds its row; afterwards it is sent, and stays.
    const { numDeletedRows } = await transaction
      .deleteFrom("mail_outbox")
      .where("kind", "=", "inquiry-reply")
      .where("payload", "=", JSON.stringify({ inquiryId: inquiry, replyId: reply.id }))
      .where("sent_at", "is", null)
      .where("attempts", "=", 0)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError("conflict");
    await transaction.deleteFrom("inquiry_reply").where("id", "=", reply.id).execute();
    const { sent_to: to, subject, text } = reply;
    await writeAudit({
      on: transaction,
      actor,
      action: "reply-withdrawn",
      kind: "inquiry",
      id: inquiryId,
      before: { to, subject, text },
    });
    const room = readRoom(reply.room);
    return { id, subject, text, room: room ? `#${writeLink(room)}` : null };
  });
  publishInquiryEvent("changed");
  return withdrawn;
}
