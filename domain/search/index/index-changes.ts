import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import type { Kind } from "../../records/kinds.ts";
import { prepareEntries, withoutChanged } from "./prepare-entries.ts";
import { searchableKinds } from "./record-documents.ts";
import { flushGinPendingLists, writeEntries } from "./write-entries.ts";

/** A record that was changed, as the triggers of its table have queued it. */
type QueuedRow = { kind: Kind; record_id: string };

/** So many records are indexed at once; who wants to save waits no longer than that takes. */
const batch = 400;
/**
 * Flushing the pending list touches most of the index however little is new, so a rebuild does it
 * seldom; until then searches read through the list.
 */
const flushedAfter = 30 * batch;

/** Indexes what the transaction under way has changed, so that both are seen to change together. */
export async function indexOwnChanges({ on }: { on: Kysely<DB> }) {
  const { rows: queued } = await sql<QueuedRow>`
    delete from search_queue where transaction = pg_current_xact_id()
    returning kind, record_id`.execute(on);
  for (const records of inBatches(queued)) {
    await writeEntries({ prepared: await prepareEntries({ ...records, on }), on });
  }
  if (queued.length > 0) await flushGinPendingLists({ on });
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
  let pending = 0;
  let flushing = Promise.resolve();
  async function work() {
    for (;;) {
      const taken = await db.transaction().execute(indexBatch);
      if (taken === 0) return;
      indexed += taken;
      pending += taken;
      onProgress(indexed);
      if (pending < flushedAfter) continue;
      pending = 0;
      // The next records are read meanwhile.
      flushing = flushing.then(() => flushGinPendingLists({ on: db }));
      flushing.catch(() => {});
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  await flushing;
  if (pending > 0) await flushGinPendingLists({ on: db });
  return indexed;
}

/** Reads the records first and takes its turn only to write, so that others need not wait long. */
async function indexBatch(on: Kysely<DB>): Promise<number> {
  const { rows: queued } = await sql<QueuedRow>`
    delete from search_queue where id in
      (select id from search_queue order by id limit ${batch} for update skip locked)
    returning kind, record_id`.execute(on);
  const read = [];
  for (const records of inBatches(queued)) read.push(await prepareEntries({ ...records, on }));
  if (read.length > 0) await waitForTurn({ on });
  for (const prepared of read) {
    await writeEntries({ prepared: await withoutChanged({ prepared, on }), on });
  }
  return queued.length;
}

/**
 * Everybody who changes content or the index holds this one row until the end of the transaction,
 * and takes it before any record or entry: a change of content by the trigger that raises the
 * revision. So all of them queue one behind the other, and no two ever wait for each other.
 */
async function waitForTurn({ on }: { on: Kysely<DB> }) {
  await sql`select from content_revision for no key update`.execute(on);
}

function* inBatches(queued: QueuedRow[]): Generator<{ kind: Kind; ids: string[] }> {
  const byKind = Map.groupBy(queued, ({ kind }) => kind);
  for (const kind of searchableKinds) {
    const ids = [...new Set(byKind.get(kind)?.map((row) => row.record_id))];
    for (let start = 0; start < ids.length; start += batch) {
      yield { kind, ids: ids.slice(start, start + batch) };
    }
  }
}
