import { type SqlBool, sql } from "kysely";
import { db } from "#db/connect.ts";
import { companyDate, companyZone } from "../company/company-day.ts";
import { nameOfCountry } from "../countries/country-code.ts";
import type { Lang } from "../language/language.ts";
import { containing } from "../queries/list-query.ts";
import { rowNumber } from "../queries/row-number.ts";
import type { Purpose } from "./inquiry-form.ts";
import type { InquiryStatus } from "./inquiry-status.ts";
import { normaliseTag } from "./tags.ts";

/** Where the day stands on which somebody wants to see to an inquiry again. */
export type FollowUpState = "overdue" | "today" | "planned";
/** `due`: today or before. */
export const followUpFilters = ["due", "overdue", "today", "planned"] as const;
export type FollowUpFilter = (typeof followUpFilters)[number];

export type InquiryFilter = {
  id?: string[] | undefined;
  status?: InquiryStatus[] | undefined;
  /** A person, or `none` for what nobody looks after. */
  assignee?: string | undefined;
  unread?: boolean | undefined;
  lang?: Lang | undefined;
  /** ISO 3166 code. */
  country?: string | undefined;
  purpose?: Purpose | undefined;
  product?: string | undefined;
  /** Never spam, of which nobody is reminded. */
  followUp?: FollowUpFilter | undefined;
  tag?: string | undefined;
  /** Days of the company, both included: `2026-04-01`. */
  from?: string | undefined;
  until?: string | undefined;
};

/** The day it is at the company, as days are stored. */
export const today = sql<string>`${companyDate}::text`;

/** Whether a follow-up stands so; as the index over them says it. */
export function hasFollowUp(state: FollowUpFilter) {
  const signs = { due: "<=", overdue: "<", today: "=", planned: ">" } as const;
  return sql<SqlBool>`(inquiry.follow_up ${sql.raw(signs[state])} ${today}
    and inquiry.follow_up is not null and inquiry.status <> 'spam')`;
}

const mostWords = 8;

/** The inquiries that somebody asks for, in no order yet. */
export function selectInquiries({ q, filter }: { q: string; filter: InquiryFilter }) {
  const { id, status, assignee, unread, lang, country, purpose, product, from, until } = filter;
  const { followUp, tag } = filter;
  let wanted = db.selectFrom("inquiry");
  // Never an empty list, which would be no query.
  if (id) wanted = wanted.where("inquiry.id", "in", [0, ...id.map(rowNumber)]);
  if (status) wanted = wanted.where("inquiry.status", "in", status);
  if (assignee === "none") wanted = wanted.where("inquiry.assignee", "is", null);
  else if (assignee !== undefined) wanted = wanted.where("inquiry.assignee", "=", assignee);
  if (unread !== undefined) {
    wanted = wanted.where("inquiry.read_at", unread ? "is" : "is not", null);
  }
  if (lang) wanted = wanted.where("inquiry.lang", "=", lang);
  if (country !== undefined) wanted = wanted.where("inquiry.country", "=", nameOfCountry(country));
  if (purpose) wanted = wanted.where("inquiry.purpose", "=", purpose);
  if (product !== undefined) wanted = wanted.where("inquiry.product_id", "=", product);
  if (followUp) wanted = wanted.where(hasFollowUp(followUp));
  if (tag !== undefined) {
    wanted = wanted.where(sql<SqlBool>`inquiry.tags @> array[${normaliseTag(tag)}]`);
  }
  if (from !== undefined) wanted = wanted.where("inquiry.created_at", ">=", startOf(from, 0));
  if (until !== undefined) wanted = wanted.where("inquiry.created_at", "<", startOf(until, 1));
  for (const word of wordsOf(q)) {
    wanted = wanted.where(sql<SqlBool>`inquiry.searched like lower(${containing(word)})`);
  }
  return wanted;
}

export function wordsOf(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, mostWords);
}

function startOf(day: string, after: number) {
  return sql<Date>`((${day}::date + ${after}::integer)::timestamp at time zone ${companyZone})`;
}

/**
 * What the index of pieces knows of the words: it narrows down to what may mention them all.
 * Undefined for single letters, which nearly everything has.
 */
export function mentions(q: string) {
  const findable = wordsOf(q).filter(
    (word) => [...word].length > 1 || /[\u2e80-\u{10ffff}]/u.test(word),
  );
  if (findable.length === 0) return undefined;
  const words = findable.map(
    (word) => sql`text_pieces(inquiry.searched) @> text_pieces(lower(${word}))`,
  );
  return sql<SqlBool>`${sql.join(words, sql` and `)}`;
}
