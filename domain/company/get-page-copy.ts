import { db } from "#db/connect.ts";
import type { Lang } from "../language.ts";
import { inLang } from "../localized.ts";
import type { Text } from "../text.ts";

/** Every text block of one page in the reader's language, by block name. */
export async function getPageCopy({ page, lang }: { page: string; lang: Lang }) {
  const rows = await db
    .selectFrom("page_copy")
    .where("page", "=", page)
    .select(["block", inLang("text", lang).as("text")])
    .execute();
  return Object.fromEntries(rows.map((row) => [row.block, row.text])) as Record<string, Text>;
}
