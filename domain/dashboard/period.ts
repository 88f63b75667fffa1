import { sql } from "kysely";
import { companyDate, companyZone } from "../company/company-day.ts";

export const periods = [7, 30, 90, 180] as const;

export type DayCount = { day: string; count: number };

/** The first moment of so many days, of which the last is today; days are the company's. */
export function periodStart(days: number) {
  return sql<Date>`((${companyDate} - ${days - 1}::integer)::timestamp
    at time zone ${companyZone})`;
}
