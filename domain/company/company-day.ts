import { sql } from "kysely";

/** Where a day begins and ends. */
export const companyZone = "Asia/Shanghai";

/** The day it is at the company, `2026-11-18`: what is valid until then is so to the end of it. */
export function companyDay(at = new Date()): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: companyZone }).format(at);
}

/** The same as a date in a query, by the clock of the database. */
export const companyDate = sql`(now() at time zone ${sql.lit(companyZone)})::date`;
