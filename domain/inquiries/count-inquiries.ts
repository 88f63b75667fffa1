import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { type InquiryStatus, inquiryStatuses } from "./inquiry-status.ts";
import { hasFollowUp } from "./select-inquiries.ts";

export type InquiryCounts = {
  unread: number;
  statuses: Record<InquiryStatus, number>;
  /** What whoever asks wanted to see to by now. */
  followUps: { overdue: number; today: number };
};

/** What is in the inbox: how many nobody has read, how many are in which state, and are due. */
export async function countInquiries({ person }: { person: string }): Promise<InquiryCounts> {
  const [{ rows: counted }, { unread }, followUps] = await Promise.all([
    sql<{ status: InquiryStatus; count: number }>`
      select status, count(*)::int as count from inquiry group by status`.execute(db),
    db
      .selectFrom("inquiry")
      .where("read_at", "is", null)
      .select(({ fn }) => fn.countAll<number>().as("unread"))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("inquiry")
      .where("assignee", "=", person)
      .where(hasFollowUp("due"))
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere(hasFollowUp("overdue")).as("overdue"),
        fn.countAll<number>().filterWhere(hasFollowUp("today")).as("today"),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const countOf = new Map(counted.map(({ status, count }) => [status, count]));
  const statuses = inquiryStatuses.map((status) => [status, countOf.get(status) ?? 0]);
  return { unread, statuses: Object.fromEntries(statuses), followUps };
}
