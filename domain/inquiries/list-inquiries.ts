import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { codeOfCountry } from "../countries/country-code.ts";
import type { Lang } from "../language/language.ts";
import { type ListQuery, offsetOf, type Rows } from "../queries/list-query.ts";
import type { Purpose } from "./inquiry-form.ts";
import type { InquiryStatus, Lost } from "./inquiry-status.ts";
import { planSearch } from "./plan-search.ts";
import { readProductTitles, type Titles } from "./product-titles.ts";
import { type FollowUpState, type InquiryFilter, today } from "./select-inquiries.ts";
import { plannedColumns, readPlanned } from "./state-columns.ts";
import { type WrittenValue, writeValue } from "./write-value.ts";

export const inquirySorts = ["createdAt"] as const;

/** An inquiry as a line of the inbox. */
export type InquiryLine = {
  id: string;
  createdAt: Date;
  status: InquiryStatus;
  read: boolean;
  assignee: { id: string; name: string } | null;
  purpose: Purpose;
  lang: Lang;
  name: string;
  /** Full name and company; empty when the sender left it out. */
  fullName: string;
  phone: string;
  email: string;
  /** ISO 3166 code; empty when the sender named none. */
  country: string;
  message: string;
  /** How many files came with it. */
  fileCount: number;
  product: string | null;
  /** When somebody wants to see to it again. */
  followUp: { day: string; state: FollowUpState } | null;
  value: WrittenValue | null;
  lost: Lost | null;
  tags: string[];
  version: number;
};

/** Beyond so many found by a search nobody pages on, and counting them all takes longer than finding. */
const mostCounted = 1000;

export async function listInquiries({
  q,
  filter,
  order,
  lang,
  ...page
}: ListQuery<(typeof inquirySorts)[number], InquiryFilter> & { lang: Lang }): Promise<
  Rows<InquiryLine>
> {
  const wanted = await planSearch({ q, filter });
  const numbers = wanted
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(page.perPage)
    .offset(offsetOf(page))
    .select("id");
  const counted = wanted
    .select(sql.lit(1).as("one"))
    .$if(q !== "", (query) => query.limit(mostCounted))
    .as("counted");
  const [rows, { total }] = await Promise.all([
    selectLines()
      .where("inquiry.id", "in", numbers)
      .orderBy("inquiry.created_at", order)
      .orderBy("inquiry.id", order)
      .execute(),
    db
      .selectFrom(counted)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: await toLines({ rows, lang }), total };
}

export function selectLines() {
  return db
    .selectFrom("inquiry")
    .leftJoin("auth_user", "auth_user.id", "inquiry.assignee")
    .select([
      "inquiry.id",
      "inquiry.created_at",
      "inquiry.status",
      sql<boolean>`inquiry.read_at is not null`.as("read"),
      "inquiry.assignee",
      "auth_user.name as assignee_name",
      "inquiry.purpose",
      "inquiry.lang",
      "inquiry.name",
      "inquiry.full_name",
      "inquiry.phone",
      "inquiry.email",
      "inquiry.country",
      "inquiry.message",
      "inquiry.product_id",
      "inquiry.version",
      sql<number>`(select count(*)::int from inquiry_file where inquiry_id = inquiry.id)`.as(
        "file_count",
      ),
      ...plannedColumns,
      sql<FollowUpState | null>`case
        when inquiry.follow_up < ${today} then 'overdue'
        when inquiry.follow_up = ${today} then 'today'
        when inquiry.follow_up is not null then 'planned' end`.as("follow_up_state"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLines>["execute"]>>[number];

/** With the names of what they refer to, in the reader's language. */
export async function toLines({ rows, lang }: { rows: Row[]; lang: Lang }) {
  const titles = await readProductTitles({ ids: rows.map((row) => row.product_id), lang });
  return rows.map((row) => toLine({ row, titles }));
}

export function toLine({ row, titles }: { row: Row; titles: Titles }): InquiryLine {
  const { assignee, assignee_name: name, product_id: product, follow_up_state: state } = row;
  const { followUp: day, value, lost, tags } = readPlanned(row);
  return {
    id: String(row.id),
    createdAt: row.created_at,
    status: row.status as InquiryStatus,
    read: row.read,
    assignee: assignee === null ? null : { id: assignee, name: name ?? assignee },
    purpose: row.purpose as Purpose,
    lang: row.lang as Lang,
    name: row.name,
    fullName: row.full_name,
    phone: row.phone,
    email: row.email,
    country: codeOfCountry(row.country),
    message: row.message,
    fileCount: row.file_count,
    product: product === null ? null : (titles.get(product) ?? product),
    followUp: day === null || state === null ? null : { day, state },
    value: writeValue(value),
    ...{ lost, tags },
    version: row.version,
  };
}
