import { type RawBuilder, sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { locatePrivateFile } from "../files/private-files.ts";
import { rowNumber } from "../queries/row-number.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";

export type InquiryFile = {
  id: string;
  name: string;
  bytes: number;
  /** The mail it came with; null: the inquiry itself. */
  answer: string | null;
};

/** What came with an inquiry and with the answers of its sender, in the order in which it was sent. */
export async function listInquiryFiles({
  inquiryId,
}: {
  inquiryId: number;
}): Promise<InquiryFile[]> {
  return db
    .selectFrom("inquiry_file")
    .where("inquiry_id", "=", inquiryId)
    .orderBy("inquiry_file.id")
    .select(({ cast }) => [
      cast<string>("id", "text").as("id"),
      ...(["name", "bytes"] as const),
      cast<string | null>("answer_id", "text").as("answer"),
    ])
    .execute();
}

/** The names of an inquiry's files in one line, for a query over `inquiry`. */
export const fileNames: RawBuilder<string> = sql<string>`coalesce(
  (select string_agg(inquiry_file.name, ', ' order by inquiry_file.id)
   from inquiry_file where inquiry_id = inquiry.id), '')`;

/** A file for a member of staff; that it was taken is noted. */
export async function openInquiryFile({
  inquiryId,
  id,
  actor,
}: {
  inquiryId: string;
  id: string;
  actor: Actor;
}): Promise<{ path: string; name: string }> {
  return db.transaction().execute(async (on) => {
    const row = await on
      .selectFrom("inquiry_file")
      .where("id", "=", rowNumber(id))
      .where("inquiry_id", "=", rowNumber(inquiryId))
      .select(["file", "name"])
      .executeTakeFirst();
    if (!row) throw new AppError("not-found");
    const after = { file: row.name };
    await writeAudit({ on, actor, action: "downloaded", kind: "inquiry", id: inquiryId, after });
    return { path: locatePrivateFile(row.file), name: `inquiry-${inquiryId}-${id}` };
  });
}
