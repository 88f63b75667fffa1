import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import { type ContentOf, tableOf } from "../records/kinds.ts";
import { type Entry, toEntry } from "./entry.ts";
import type { Findable } from "./findable.ts";
import { type FindableKind, findablesOf } from "./findable-records.ts";
import { nearForms } from "./spelling.ts";

/**
 * Writes the entries of these records anew, as they are now in this transaction; those not
 * published lose theirs. The records are held until its end, so that nobody changes one between
 * its being read and its entry being written.
 */
export async function indexRecords({
  kind,
  ids,
  on,
}: {
  kind: FindableKind;
  ids: string[];
  on: Kysely<DB>;
}) {
  const rows = await on
    .selectFrom(tableOf(kind))
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .select(["id", "position", "status", "content"])
    .execute();
  const words = new Map<string, string>();
  const entries = rows
    .filter(({ status }) => status === "published")
    .flatMap(({ id, position, content }) =>
      describeSafely(kind, content as ContentOf<FindableKind>).map((findable) =>
        toEntry({ kind, id, position, findable, words }),
      ),
    );
  await on
    .deleteFrom("search_entry")
    .where("kind", "=", kind)
    .where("record_id", "in", ids)
    .execute();
  await addEntries({ entries, on });
  await addWords({ words, on });
}

/** What somebody wrote by hand and left incomplete is no page, and must not stop the others. */
function describeSafely(kind: FindableKind, content: ContentOf<FindableKind>): Findable[] {
  try {
    return findablesOf(kind, content as never);
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}

async function addEntries({ entries, on }: { entries: Entry[]; on: Kysely<DB> }) {
  if (entries.length === 0) return;
  await sql`
    insert into search_entry (kind, record_id, path, in_class, of_class, position, fresh_on,
      headings, title, summary, words)
    select kind, record_id, path, in_class, of_class, position, fresh_on,
      headings, title, summary, words
    from json_to_recordset(${JSON.stringify(entries)}::json) as entry (
      kind text, record_id text, path text, in_class text, of_class text, position integer,
      fresh_on date, headings text[], title tsvector, summary tsvector, words tsvector)`.execute(
    on,
  );
}

/** Words are only ever added, in one order, so that two who save at once do not block for long. */
async function addWords({ words, on }: { words: Map<string, string>; on: Kysely<DB> }) {
  if (words.size === 0) return;
  const { rows: missing } = await sql<{ word: string }>`
    select word from unnest(${[...words.keys()]}::text[]) word
    where not exists (select from search_word where search_word.word = word.word collate "C")
    order by word collate "C"`.execute(on);
  if (missing.length === 0) return;
  const added = missing.map(({ word }) => ({
    word,
    shown: shownForm(words.get(word) ?? word),
    near: nearForms(word),
  }));
  await sql`
    insert into search_word (word, shown, near)
    select word, shown, near from json_to_recordset(${JSON.stringify(added)}::json)
      as added (word text, shown text, near text[])
    on conflict do nothing`.execute(on);
}

/** As it would stand within a sentence. */
function shownForm(text: string): string {
  const bare = text.replace(/['’]s$/, "");
  return bare === bare.toUpperCase() ? bare : bare.toLowerCase();
}
