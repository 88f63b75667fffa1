import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { type InquiryStatus, inquiryStatuses } from "./inquiry-status.ts";

export type InquiryCounts = { unread: number; statuses: Record<InquiryStatus, number> };

/** What is in the inbox: how many nobody has read, and how many are in which state. */
export async function countInquiries(): Promise<InquiryCounts> {
  const [{ rows: counted }, { unread }] = await Promise.all([
    sql<{ status: InquiryStatus; count: number }>`
      select status, count(*)::int as count from inquiry group by status`.execute(db),
    db
      .selectFrom("inquiry")
      .where("read_at", "is", null)
      .select(({ fn }) => fn.countAll<number>().as("unread"))
      .executeTakeFirstOrThrow(),
  ]);
  const countOf = new Map(counted.map(({ status, count }) => [status, count]));
  const statuses = inquiryStatuses.map((status) => [status, countOf.get(status) ?? 0]);
  return { unread, statuses: Object.fromEntries(statuses) };
}
