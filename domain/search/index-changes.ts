import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { type FindableKind, findableKinds } from "./findable-records.ts";
import { indexRecords } from "./index-records.ts";

type Mark = { kind: string; record_id: string };

/**
 * Runs a change of content and brings the index along, in the transaction given or in one of its
 * own, so that content and index are seen to change together. Every change goes through it.
 */
export async function changeContent<T>({
  on = db,
  work,
}: {
  on?: Kysely<DB> | undefined;
  work: (on: Kysely<DB>) => Promise<T>;
}): Promise<T> {
  if (!on.isTransaction) {
    return on.transaction().execute((transaction) => changeContent({ on: transaction, work }));
  }
  const result = await work(on);
  await indexChanges({ on });
  return result;
}

async function indexChanges({ on }: { on: Kysely<DB> }) {
  const { rows } = await sql<Mark>`
    delete from search_stale where transaction = pg_current_xact_id()::text
    returning kind, record_id`.execute(on);
  await indexMarked({ marked: rows, on });
}

/**
 * Indexes what was changed by hand: some records, or with `everything` all of them; says how many.
 * Any number of nodes may do so at once: each takes others.
 */
export async function indexStale({
  everything = false,
  onProgress = () => {},
}: {
  everything?: boolean;
  onProgress?: (indexed: number) => void;
} = {}): Promise<number> {
  let indexed = 0;
  let done: number;
  do {
    done = await indexBatch();
    indexed += done;
    if (done > 0) onProgress(done);
  } while (everything && done > 0);
  if (indexed > 0) await announce();
  return indexed;
}

function indexBatch(): Promise<number> {
  return db.transaction().execute(async (on) => {
    const { rows } = await sql<Mark>`
      delete from search_stale where id in
        (select id from search_stale order by id limit ${batch} for update skip locked)
      returning kind, record_id`.execute(on);
    await indexMarked({ marked: rows, on });
    return rows.length;
  });
}

/** Pages of results that were rendered in between are old. */
async function announce() {
  await sql`
    with next as (update content_revision set revision = revision + 1 returning revision)
    select pg_notify('content', revision::text) from next`.execute(db);
}

const batch = 400;

async function indexMarked({ marked, on }: { marked: Mark[]; on: Kysely<DB> }) {
  const byKind = Map.groupBy(marked, ({ kind }) => kind as FindableKind);
  for (const kind of findableKinds) {
    const ids = [...new Set(byKind.get(kind)?.map((mark) => mark.record_id))].sort();
    for (let start = 0; start < ids.length; start += batch) {
      await indexRecords({ kind, ids: ids.slice(start, start + batch), on });
      await sortIn({ on });
    }
  }
}

/** New entries wait on a list that every search has to read through; a batch is best sorted in at once. */
async function sortIn({ on }: { on: Kysely<DB> }) {
  await sql`
    select gin_clean_pending_list('search_entry_title'),
      gin_clean_pending_list('search_entry_words')`.execute(on);
}

/** Indexes what was changed by hand before somebody searches, as far as that does not take long. */
export async function catchUp() {
  const stale = await db.selectFrom("search_stale").select("id").limit(1).executeTakeFirst();
  if (stale) await indexStale();
}
