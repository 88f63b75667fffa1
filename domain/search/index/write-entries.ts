import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import { deletionVariants } from "../query/spelling.ts";
import { isArabic } from "../text/arabic.ts";
import { rootOf } from "../text/arabic-plurals.ts";
import { lexemePrefixes } from "../text/lexemes.ts";
import { isAbbreviated, soundingWords, soundsOf } from "../text/sounds.ts";
import type { Entry } from "./entry.ts";
import type { Prepared } from "./prepare-entries.ts";

/**
 * Writes the entries of records anew. Who calls it has taken their turn, and sorts the entries in
 * when there are no more to come.
 */
export async function writeEntries({
  prepared: { kind, ids, entries, words, runs },
  on,
}: {
  prepared: Prepared;
  on: Kysely<DB>;
}) {
  if (ids.length === 0) return;
  await on
    .deleteFrom("search_entry")
    .where("kind", "=", kind)
    .where("record_id", "in", ids)
    .execute();
  await addEntries({ entries, on });
  await addWords({ words, on });
  await addSounds({ runs, on });
}

async function addEntries({ entries, on }: { entries: Entry[]; on: Kysely<DB> }) {
  if (entries.length === 0) return;
  await sql`
    insert into search_entry (kind, record_id, path, in_class, of_class, position, fresh_on,
      sampled, headings, title, summary, words)
    select kind, record_id, path, in_class, of_class, position, fresh_on,
      sampled, headings, title, summary, words
    from json_to_recordset(${JSON.stringify(entries)}::json) as entry (
      kind text, record_id text, path text, in_class text, of_class text, position integer,
      fresh_on date, sampled boolean, headings text[], title tsvector, summary tsvector, words tsvector)`.execute(
    on,
  );
}

/** Words are only ever added: one that no page has any more finds nothing and is never offered. */
async function addWords({ words, on }: { words: Map<string, string>; on: Kysely<DB> }) {
  const { rows: missing } = await sql<{ word: string }>`
    select word from unnest(${[...words.keys()]}::text[]) word
    where not exists (select from search_word where search_word.word = word.word collate "C")`.execute(
    on,
  );
  if (missing.length === 0) return;
  const added = missing.map(({ word }) => ({
    word,
    shown: shownForm(words.get(word) ?? word),
    near: [...deletionVariants(word), ...rootMark(word)],
  }));
  await sql`
    insert into search_word (word, shown, near)
    select word, shown, near from json_to_recordset(${JSON.stringify(added)}::json)
      as added (word text, shown text, near text[])`.execute(on);
}

/** Arabic words are also found by what they share with their plural. */
function rootMark(word: string): string[] {
  const root = isArabic(word) ? rootOf(word) : undefined;
  return root === undefined ? [] : [lexemePrefixes.form(root)];
}

/** Words by their sound; as words, they are only ever added. */
async function addSounds({ runs, on }: { runs: Set<string>; on: Kysely<DB> }) {
  const sounding = Array.from(new Set(Array.from(runs, soundingWords).flat()), (word) => ({
    word,
    // Only what stands by itself is abbreviated.
    sounds: runs.has(word) && isAbbreviated(word) ? 2 : 1,
  }));
  const { rows: missing } = await sql<{ word: string; sounds: number }>`
    select word, sounds from json_to_recordset(${JSON.stringify(sounding)}::json)
      as sounding (word text, sounds integer)
    where sounds > (select count(*) from search_sound known
      where known.word = sounding.word collate "C")`.execute(on);
  const added: { word: string; sound: string }[] = [];
  for (const { word, sounds } of missing) {
    const { full, initials } = await soundsOf(word);
    added.push({ word, sound: full });
    if (sounds === 2) added.push({ word, sound: initials });
  }
  if (added.length === 0) return;
  await sql`
    insert into search_sound (word, sound)
    select word, sound from json_to_recordset(${JSON.stringify(added)}::json)
      as added (word text, sound text)
    on conflict do nothing`.execute(on);
}

/** As it would stand within a sentence. */
function shownForm(text: string): string {
  const bare = text.replace(/['’]s$/, "");
  return bare === bare.toUpperCase() ? bare : bare.toLowerCase();
}

/**
 * New entries wait on a list that every search has to read through. Flushing many at once takes
 * far less work than each by itself, given the memory for it.
 */
export async function flushGinPendingLists({ on }: { on: Kysely<DB> }): Promise<void> {
  if (!on.isTransaction) {
    return on.transaction().execute((transaction) => flushGinPendingLists({ on: transaction }));
  }
  await sql`set local maintenance_work_mem = '256MB'`.execute(on);
  await sql`
    select gin_clean_pending_list('search_entry_all'),
      gin_clean_pending_list('search_entry_sampled'),
      gin_clean_pending_list('search_entry_others')`.execute(on);
}
