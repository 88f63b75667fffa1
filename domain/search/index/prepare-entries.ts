import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import type { ContentOf, Kind } from "../../records/kinds.ts";
import { tableOf } from "../../records/table-of.ts";
import { type Entry, PageWords, toEntry } from "./entry.ts";
import { searchDocumentsOf } from "./record-documents.ts";
import type { SearchDocument } from "./search-document.ts";

/** What the index is to hold of some records of a kind. */
export type Prepared = {
  kind: Kind;
  ids: string[];
  entries: Entry[];
  /** The words they are written in, by their folded forms. */
  words: Map<string, string>;
  /** The runs of Chinese in what they are called. */
  runs: Set<string>;
  /** The transaction that last wrote each of them. */
  writers: Map<string, string>;
};

/** After so many records others get their turn in this process: visitors must not wait. */
const atOnce = 25;

/** Reads records and makes their entries; those not published have none. */
export async function prepareEntries({
  kind,
  ids,
  on,
}: {
  kind: Kind;
  ids: string[];
  on: Kysely<DB>;
}): Promise<Prepared> {
  const rows = await on
    .selectFrom(tableOf(kind))
    .where("id", "in", ids)
    .select(["id", "position", "status", "content", writer])
    .execute();
  const authors = kind === "article" ? await authorsOf({ ids, on }) : new Map<string, string[]>();
  const words = new PageWords();
  const entries: Entry[] = [];
  for (const [at, { id, position, status, content }] of rows.entries()) {
    if (at % atOnce === atOnce - 1) await setImmediate();
    if (status !== "published") continue;
    for (const described of describeSafely(kind, content as ContentOf<Kind>)) {
      const keywords = [...(described.keywords ?? []), ...(authors.get(id) ?? [])];
      entries.push(toEntry({ kind, id, position, document: { ...described, keywords }, words }));
    }
  }
  return { kind, ids, entries, words: words.forms, runs: words.runs, writers: writersOf(rows) };
}

/** Who has written articles; that stands beside them, not in them. */
async function authorsOf({ ids, on }: { ids: string[]; on: Kysely<DB> }) {
  const rows = await on
    .selectFrom("article_author")
    .where("article_id", "in", ids)
    .select(["article_id", "name"])
    .execute();
  const byArticle = Map.groupBy(rows, (row) => row.article_id);
  return new Map(Array.from(byArticle, ([id, names]) => [id, names.map(({ name }) => name)]));
}

const writer = sql<string>`xmin::text`.as("writer");

function writersOf(rows: { id: string; writer: string }[]): Map<string, string> {
  return new Map(rows.map(({ id, writer }) => [id, writer]));
}

/** Without the records that somebody has changed since: who did has indexed them, or noted them. */
export async function withoutChanged({
  prepared,
  on,
}: {
  prepared: Prepared;
  on: Kysely<DB>;
}): Promise<Prepared> {
  const { kind, ids, entries, writers } = prepared;
  const rows = await on
    .selectFrom(tableOf(kind))
    .where("id", "in", ids)
    .select(["id", writer])
    .execute();
  const now = writersOf(rows);
  const same = new Set(ids.filter((id) => now.get(id) === writers.get(id)));
  return {
    ...prepared,
    ids: [...same],
    entries: entries.filter((entry) => same.has(entry.record_id)),
  };
}

/** What somebody wrote by hand and left incomplete is no page, and must not stop the others. */
function describeSafely(kind: Kind, content: ContentOf<Kind>): SearchDocument[] {
  try {
    return searchDocumentsOf(kind, content as never);
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}
