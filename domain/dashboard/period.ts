import { sql } from "kysely";
import { companyZone } from "../inquiries/select-inquiries.ts";

export const periods = [7, 30, 90, 180] as const;

export type DayCount = { day: string; count: number };

/** The first moment of so many days, of which the last is today; days are the company's. */
export function periodStart(days: number) {
  return sql<Date>`(((now() at time zone ${companyZone})::date - ${days - 1}::integer)::timestamp
    at time zone ${companyZone})`;
}
