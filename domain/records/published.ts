import { type RawBuilder, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { type Kind, tableOf } from "./kinds.ts";

/** Every public read begins here: drafts, scheduled and trashed records do not exist for it. */
export function published(kind: Kind) {
  return db.selectFrom(tableOf(kind)).where("status", "=", "published");
}

/** A localized field of a record in the reader's language. */
export function textOf(field: string, lang: Lang) {
  return sql<Text>`in_lang(content -> ${sql.lit(field)}, ${lang})`;
}

/** A field of a record as it is. */
export function fieldOf<T>(field: string) {
  return sql<T>`content -> ${sql.lit(field)}`;
}

/**
 * The records of one page of a list. The page is cut by an index over ids first: a database would
 * otherwise unpack the content of every record it skips.
 */
export function publishedPage({
  kind,
  class: name,
  order = sql`position, id`,
  page,
  size,
}: {
  kind: Kind;
  class: string | undefined;
  order?: RawBuilder<unknown>;
  page: number;
  size: number;
}) {
  const ids = published(kind)
    .$if(name !== undefined, (query) => query.where("class", "=", name ?? null))
    .orderBy(order)
    .limit(size)
    .offset((page - 1) * size)
    .select("id");
  return published(kind).where("id", "in", ids).orderBy(order);
}

/** How many records are published, by class. */
export async function countByClass({ kind }: { kind: Kind }): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("content_count")
    .where("kind", "=", kind)
    .where("count", ">", 0)
    .select(["class", "count"])
    .execute();
  return new Map(rows.map((row) => [row.class, row.count]));
}
