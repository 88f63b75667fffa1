import type { Kysely } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { type PageCopyContent, pageCopyContent } from "./company-content.ts";

/** Adds or replaces text blocks. */
export async function savePageCopy({
  blocks,
  on = db,
}: {
  blocks: PageCopyContent[];
  on?: Kysely<DB>;
}) {
  const rows = z
    .array(pageCopyContent)
    .parse(blocks)
    .map(({ page, block, text }) => ({ page, block, text: JSON.stringify(text) }));
  if (rows.length === 0) return;
  await on
    .insertInto("page_copy")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["page", "block"]).doUpdateSet({ text: (row) => row.ref("excluded.text") }),
    )
    .execute();
}
