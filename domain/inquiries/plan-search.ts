import { db } from "#db/connect.ts";
import { type InquiryFilter, mentions, selectInquiries } from "./select-inquiries.ts";

const probed = 1000;
/** So many of those that were looked at make it a common word. */
const common = 50;

/**
 * The inquiries asked for, to be read in order. Words that many inquiries have are found soonest by
 * reading from the newest on; rare ones by the index, which for common ones would first collect half
 * the table. Which it is, the newest thousand tell: the database itself guesses badly.
 */
export async function planSearch({ q, filter }: { q: string; filter: InquiryFilter }) {
  const wanted = selectInquiries({ q, filter });
  const indexed = mentions(q);
  const byIndex = indexed !== undefined && !(await isCommon({ q, filter }));
  // What has an offset, if only of nothing, is found as it stands and sorted afterwards.
  const found = byIndex ? wanted.where(indexed).offset(0) : wanted;
  return db.selectFrom(found.select(["inquiry.id", "inquiry.created_at"]).as("found"));
}

async function isCommon({ q, filter }: { q: string; filter: InquiryFilter }): Promise<boolean> {
  const newest = selectInquiries({ q: "", filter })
    .orderBy("inquiry.created_at", "desc")
    .orderBy("inquiry.id", "desc")
    .limit(probed)
    .select("inquiry.id");
  const found = await selectInquiries({ q, filter })
    .where("inquiry.id", "in", newest)
    .limit(common)
    .select("inquiry.id")
    .execute();
  return found.length === common;
}
