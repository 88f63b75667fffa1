import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import type { Kind } from "../../records/kinds.ts";
import { prepareEntries, withoutChanged } from "./prepare-entries.ts";
import { searchableKinds } from "./record-documents.ts";
import { flushGinPendingLists, writeEntries } from "./write-entries.ts";

/** A record that was changed, as the triggers of its table noted it. */
type Mark = { kind: string; record_id: string };

/** So many records are indexed at once; who wants to save waits no longer than that takes. */
const batch = 400;
/**
 * Sorting in touches most of the index however little is new, so a rebuild does it seldom; until
 * then searches look through what is unsorted.
 */
const sortedAfter = 30 * batch;

/** Indexes what the transaction under way has changed, so that both are seen to change together. */
export async function indexOwnChanges({ on }: { on: Kysely<DB> }) {
  const { rows: ours } = await sql<Mark>`
    delete from search_queue where transaction = pg_current_xact_id()
    returning kind, record_id`.execute(on);
  for (const records of inBatches(ours)) {
    await writeEntries({ prepared: await prepareEntries({ ...records, on }), on });
  }
  if (ours.length > 0) await flushGinPendingLists({ on });
}

/**
 * Indexes what was changed by hand in the database, and says how many records that were. Any
 * number of nodes may do so at once: each takes others. With two `atOnce`, one batch is read while
 * the database writes the other.
 */
export async function indexQueuedRecords({
  atOnce = 1,
  onProgress = () => {},
}: {
  atOnce?: number;
  onProgress?: (indexed: number) => void;
} = {}): Promise<number> {
  let indexed = 0;
  let unsorted = 0;
  let sorting = Promise.resolve();
  async function work() {
    for (;;) {
      const taken = await db.transaction().execute(indexBatch);
      if (taken === 0) return;
      indexed += taken;
      unsorted += taken;
      onProgress(indexed);
      if (unsorted < sortedAfter) continue;
      unsorted = 0;
      // The next records are read meanwhile.
      sorting = sorting.then(() => flushGinPendingLists({ on: db }));
      sorting.catch(() => {});
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  await sorting;
  if (unsorted > 0) await flushGinPendingLists({ on: db });
  return indexed;
}

/** Reads the records first and takes its turn only to write, so that others need not wait long. */
async function indexBatch(on: Kysely<DB>): Promise<number> {
  const { rows: marks } = await sql<Mark>`
    delete from search_queue where id in
      (select id from search_queue order by id limit ${batch} for update skip locked)
    returning kind, record_id`.execute(on);
  const read = [];
  for (const records of inBatches(marks)) read.push(await prepareEntries({ ...records, on }));
  if (read.length > 0) await waitForTurn({ on });
  for (const prepared of read) {
    await writeEntries({ prepared: await withoutChanged({ prepared, on }), on });
  }
  return marks.length;
}

/**
 * Everybody who changes content or the index holds this one row until the end of the transaction,
 * and takes it before any record or entry: a change of content by the trigger that raises the
 * revision. So all of them queue in one line, and no two ever wait for each other.
 */
async function waitForTurn({ on }: { on: Kysely<DB> }) {
  await sql`select from content_revision for no key update`.execute(on);
}

function* inBatches(marks: Mark[]): Generator<{ kind: Kind; ids: string[] }> {
  const byKind = Map.groupBy(marks, ({ kind }) => kind as Kind);
  for (const kind of searchableKinds) {
    const ids = [...new Set(byKind.get(kind)?.map((mark) => mark.record_id))];
    for (let start = 0; start < ids.length; start += batch) {
      yield { kind, ids: ids.slice(start, start + batch) };
    }
  }
}
