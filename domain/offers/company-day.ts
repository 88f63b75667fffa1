import { companyZone } from "../inquiries/select-inquiries.ts";

/** The day it is at the company, `2026-11-18`: prices and offers are valid to the end of it. */
export function companyDay(at = new Date()): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: companyZone }).format(at);
}
