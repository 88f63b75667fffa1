import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import type { Lang } from "../language/language.ts";
import type { Localized } from "../language/localized.ts";
import type { Text } from "../language/text.ts";
import type { ContentOf, Kind } from "./kinds.ts";
import { tableOf } from "./table-of.ts";

/** The table of a kind whose contents are whole, as they have to be before they are published. */
type PublishedTable<K extends Kind> = Omit<DB[K], "content"> & { content: ContentOf<K> };

/** Every public read begins here: drafts, scheduled and trashed records do not exist for it. */
export function published<K extends Kind>(kind: K, on: Kysely<DB> = db) {
  return on
    .selectFrom(sql.table(kind).$castTo<PublishedTable<K>>().as<K>(kind))
    .where(sql<SqlBool>`status = 'published'`);
}

type TextField<K extends Kind> = {
  [Field in keyof ContentOf<K>]: ContentOf<K>[Field] extends Localized ? Field : never;
}[keyof ContentOf<K>] &
  string;

/** A localized field of a record in the reader's language. */
export function textOf<K extends Kind, Field extends TextField<K>>(
  _kind: K,
  field: Field,
  lang: Lang,
) {
  return sql<Text>`in_lang(content -> ${sql.lit(field)}, ${lang})`.as<Field>(field);
}

/** What is left out in a record is null in a query. */
type FieldValue<T> = undefined extends T ? Exclude<T, undefined> | null : T;

/** A field of a record as it is. */
export function fieldOf<K extends Kind, Field extends keyof ContentOf<K> & string>(
  _kind: K,
  field: Field,
) {
  return sql<FieldValue<ContentOf<K>[Field]>>`content -> ${sql.lit(field)}`.as<Field>(field);
}

/**
 * The records of one page of a list. The page is cut by an index over ids first: a database would
 * otherwise unpack the content of every record it skips.
 */
export function publishedPage<K extends Kind>({
  kind,
  class: name,
  order = sql`position, id`,
  page,
  size,
}: {
  kind: K;
  class: string | undefined;
  order?: RawBuilder<unknown>;
  page: number;
  size: number;
}) {
  const ids = db
    .selectFrom(tableOf(kind))
    .where("status", "=", "published")
    .$if(name !== undefined, (query) => query.where("class", "=", name ?? null))
    .orderBy(order)
    .limit(size)
    .offset((page - 1) * size)
    .select("id");
  return published(kind).where(sql<SqlBool>`id in ${ids}`).orderBy(order);
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
