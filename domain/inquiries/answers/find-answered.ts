import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { MailHead } from "./read-head.ts";

export type Answered = { inquiryId: string; replyId: number | null };

/**
 * The inquiry that a mail answers: it names one of our mails by an id that only its receiver can
 * know, and comes from the address to which that went. Either alone proves nothing.
 */
export async function findAnswered({
  tokens,
  senders,
}: Pick<MailHead, "tokens" | "senders">): Promise<Answered | undefined> {
  if (tokens.length === 0 || senders.length === 0) return undefined;
  const { rows } = await sql<{ inquiry: string; reply: number | null }>`
    select inquiry.id::text as inquiry, inquiry_reply.id as reply
    from mail_outbox
      join inquiry on inquiry.id = mail_outbox.inquiry_id
      left join inquiry_reply on mail_outbox.kind = 'inquiry-reply'
        and inquiry_reply.id = (mail_outbox.payload ->> 'replyId')::bigint
      left join offer on mail_outbox.kind = 'offer'
        and offer.id = (mail_outbox.payload ->> 'offerId')::uuid
    where mail_outbox.message_id = any(${tokens}::uuid[])
      and mail_outbox.kind in ('inquiry-receipt', 'inquiry-reply', 'offer')
      and lower(coalesce(inquiry_reply.sent_to, offer.sent_to, inquiry.email)) = any(${senders})
    order by mail_outbox.id desc
    limit 1`.execute(db);
  const [row] = rows;
  return row && { inquiryId: row.inquiry, replyId: row.reply };
}
