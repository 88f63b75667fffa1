import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { ContentOf, Kind } from "../../records/kinds.ts";
import type { FoundEntry } from "../results/rank-entries.ts";
import { searchDocumentsOf } from "./record-documents.ts";
import type { SearchDocument } from "./search-document.ts";

/**
 * The pages behind entries, by path. They are read from the records themselves, so that what is no
 * longer published is not shown, whatever the index still holds.
 */
export async function loadSearchDocuments(
  entries: FoundEntry[],
): Promise<Map<string, SearchDocument>> {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  if (byKind.size === 0) return new Map();
  const selects = Array.from(byKind, ([kind, found]) => {
    const ids = [...new Set(found.map(({ id }) => id))];
    return sql`
      select ${sql.lit(kind)} as kind, content from ${sql.table(kind)}
      where status = 'published' and id = any(${ids})`;
  });
  const { rows } = await sql<{ kind: Kind; content: ContentOf<Kind> }>`
    ${sql.join(selects, sql` union all `)}`.execute(db);
  const documents = rows.flatMap(({ kind, content }) => searchDocumentsOf(kind, content as never));
  return new Map(documents.map((document) => [document.path, document]));
}

const entry = [sql<Kind>`kind`.as("kind"), "record_id as id", "path"] as const;

/** The pages of these classes, which carry their names. */
export async function findClassPages(classes: string[]): Promise<FoundEntry[]> {
  if (classes.length === 0) return [];
  return db.selectFrom("search_entry").where("of_class", "in", classes).select(entry).execute();
}

/** The pages at these addresses, as far as the search knows them. */
export async function findPages(paths: string[]): Promise<FoundEntry[]> {
  return db
    .selectFrom("search_entry")
    .where("path", "in", paths)
    .where("kind", "<>", "product")
    .select(entry)
    .execute();
}
