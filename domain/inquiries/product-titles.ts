import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../language/language.ts";
import { plain, type Text } from "../language/text.ts";

export type Titles = Map<string, string>;

/**
 * What products are called, each asked for once: unpacking a product for every inquiry about it
 * would be most of the work of a list. Those known already are kept.
 */
export async function readProductTitles({
  ids,
  lang,
  known = new Map(),
}: {
  ids: (string | null)[];
  lang: Lang;
  known?: Titles;
}): Promise<Titles> {
  const wanted = [...new Set(ids)].filter((id) => id !== null && !known.has(id));
  if (wanted.length === 0) return known;
  const rows = await db
    .selectFrom("product")
    .where("id", "in", wanted)
    .select(["id", sql<Text>`in_lang(content -> 'title', ${lang})`.as("title")])
    .execute();
  for (const { id, title } of rows) known.set(id, plain(title));
  return known;
}
