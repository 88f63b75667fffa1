import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../language/language.ts";
import { readRoom } from "./inquiry-rooms.ts";
import type { InquiryState } from "./inquiry-status.ts";
import { type WrittenValue, writeValue } from "./write-value.ts";

const mostShown = 200;

/** What colleagues wrote down, oldest first. */
export function listNotes({ inquiryId }: { inquiryId: number }) {
  return db
    .selectFrom("inquiry_note")
    .leftJoin("auth_user", "auth_user.id", "inquiry_note.author")
    .where("inquiry_id", "=", inquiryId)
    .orderBy("inquiry_note.id")
    .limit(mostShown)
    .select(({ cast }) => [
      cast<string>("inquiry_note.id", "text").as("id"),
      "inquiry_note.author",
      "auth_user.name as authorName",
      "text",
      "inquiry_note.created_at as at",
    ])
    .execute();
}

export type MailState = "waiting" | "sent" | "failing" | "refused";

/** The replies, and what has become of them on their way. */
export async function listReplies({ inquiryId }: { inquiryId: number }) {
  const rows = await db
    .selectFrom("inquiry_reply")
    .leftJoin("auth_user", "auth_user.id", "inquiry_reply.author")
    .leftJoin("mail_outbox", (join) =>
      join.on("kind", "=", "inquiry-reply").on(
        "payload",
        "=",
        sql<string>`jsonb_build_object(
            'inquiryId', inquiry_reply.inquiry_id, 'replyId', inquiry_reply.id)`,
      ),
    )
    .where("inquiry_reply.inquiry_id", "=", inquiryId)
    .orderBy("inquiry_reply.id")
    .limit(mostShown)
    .select(({ cast }) => [
      cast<string>("inquiry_reply.id", "text").as("id"),
      "inquiry_reply.author",
      "auth_user.name as authorName",
      "lang",
      "sent_to as to",
      "subject",
      "text",
      "room",
      "inquiry_reply.created_at as at",
      sql<MailState>`case
        when mail_outbox.sent_at is not null then 'sent'
        when mail_outbox.given_up_at is not null then 'refused'
        when mail_outbox.created_at < now() - interval '3 days' then 'refused'
        when mail_outbox.attempts > 0 then 'failing'
        else 'waiting' end`.as("state"),
    ])
    .execute();
  return rows.map((row) => ({ ...row, lang: row.lang as Lang, room: readRoom(row.room) }));
}

/** What the log says of an inquiry: only what was changed. */
type Logged = Partial<InquiryState> & {
  /** What an offer is called that was sent, answered or withdrawn. */
  offer?: string;
};
type Told = Omit<Logged, "value"> & { value?: WrittenValue | null };

const shownActions = [
  ...["status-set", "assigned", "released", "read", "unread", "undone"],
  ...["reopened", "follow-up-set", "follow-up-cleared", "valued", "tagged", "lost-reason-set"],
  ...["offer-sent", "offer-withdrawn", "offer-accepted", "offer-asked", "offer-declined"],
];

/** What was done with it, as the log of all changes has it, oldest first. */
export async function listHistory({ inquiryId }: { inquiryId: number }) {
  const rows = await db
    .selectFrom("audit_entry")
    .leftJoin("auth_user", "auth_user.id", "audit_entry.actor")
    .where("kind", "=", "inquiry")
    .where("record_id", "=", String(inquiryId))
    .where("action", "in", shownActions)
    .orderBy("at", "desc")
    .limit(mostShown)
    .select(({ cast }) => [
      cast<string>("audit_entry.id", "text").as("id"),
      "at",
      "auth_user.name as actorName",
      "action",
      "before",
      "after",
      // The log keeps ids; people want names.
      sql<string | null>`(select name from auth_user where id = after ->> 'assignee')`.as(
        "assigneeName",
      ),
    ])
    .execute();
  return rows.toReversed().map(({ before, after, ...row }) => ({
    ...row,
    before: tell(before as Logged | null),
    after: tell(after as Logged | null),
  }));
}

function tell(logged: Logged | null): Told | null {
  if (logged === null) return null;
  const { value, ...others } = logged;
  return { ...others, ...(value !== undefined && { value: writeValue(value) }) };
}
