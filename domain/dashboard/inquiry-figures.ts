import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { companyDate, companyZone } from "../company/company-day.ts";
import { type InquiryStatus, inquiryStatuses } from "../inquiries/inquiry-status.ts";
import { type DayCount, periodStart } from "./period.ts";

export type InquiryFigures = {
  total: number;
  /** In the period of the same length before. */
  before: number;
  unread: number;
  days: DayCount[];
  statuses: { name: InquiryStatus; count: number }[];
};

/** Inquiries of the last days, today included: how many each day, and what has become of them. */
export async function readInquiryFigures({ days }: { days: number }): Promise<InquiryFigures> {
  const [perDay, perStatus, before, unread] = await Promise.all([
    sql<DayCount>`
      select day::date::text as day, coalesce(count, 0)::int as count
      from generate_series(
        ${companyDate} - ${days - 1}::integer,
        ${companyDate}, interval '1 day') day
      left join (
        select (created_at at time zone ${companyZone})::date as on_day, count(*) as count
        from inquiry where created_at >= ${periodStart(days)} group by 1
      ) counted on on_day = day::date
      order by day`.execute(db),
    sql<{ name: InquiryStatus; count: number }>`
      select status as name, count(*)::int as count
      from inquiry where created_at >= ${periodStart(days)} group by 1`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from inquiry
      where created_at >= ${periodStart(2 * days)} and created_at < ${periodStart(days)}`.execute(
      db,
    ),
    sql<{ count: number }>`
      select count(*)::int as count from inquiry where read_at is null`.execute(db),
  ]);
  const counts = new Map(perStatus.rows.map(({ name, count }) => [name, count]));
  return {
    total: perDay.rows.reduce((sum, { count }) => sum + count, 0),
    before: before.rows[0]?.count ?? 0,
    unread: unread.rows[0]?.count ?? 0,
    days: perDay.rows,
    statuses: inquiryStatuses.map((name) => ({ name, count: counts.get(name) ?? 0 })),
  };
}
