import { type SqlBool, sql } from "kysely";
import { db } from "#db/connect.ts";
import { companyDate, companyZone } from "../company/company-day.ts";

/** So many days before the last one, those who write are told that a document ends. */
export const warningDays = 60;

/** Its last day, in a query over documents; null: it has no end. */
export const lastDay = sql`(content ->> 'validUntil')::date`;

/** Whether it may be offered today, in a query over documents. */
export const isValid = sql<SqlBool>`coalesce(${lastDay} >= ${companyDate}, true)`;

/**
 * How many published documents are over, and how long until the last day of the next one is, in
 * milliseconds. Both by the clock of the database, which is the one that reads go by.
 */
export async function readEnds(): Promise<{ over: number; wait: number | undefined }> {
  const { rows } = await sql<{ over: number; wait: number | null }>`
    select (count(*) filter (where ${lastDay} < ${companyDate}))::int as over,
      (extract(epoch from (min(${lastDay}) filter (where ${lastDay} >= ${companyDate}) + 1)::timestamp
        at time zone ${sql.lit(companyZone)} - now()) * 1000)::float8 as wait
    from document where status = 'published'`.execute(db);
  const [found] = rows;
  return { over: found?.over ?? 0, wait: found?.wait ?? undefined };
}
