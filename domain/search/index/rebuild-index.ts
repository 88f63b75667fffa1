import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { indexQueuedRecords } from "./index-changes.ts";
import { searchableKinds } from "./record-documents.ts";

/**
 * Writes the whole index anew while the site goes on: every record, and every entry without one,
 * is queued, and worked off. When it breaks off, the site's own nodes finish it.
 */
export async function rebuildIndex({
  onProgress = () => {},
}: {
  onProgress?: (indexed: number) => void;
} = {}): Promise<number> {
  await markEverything();
  const indexed = await indexQueuedRecords({ atOnce: 2, onProgress });
  await sql`analyze search_entry`.execute(db);
  return indexed;
}

async function markEverything() {
  const records = searchableKinds.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, id from ${sql.table(kind)}`,
  );
  await sql`
    insert into search_queue (kind, record_id)
    select kind, id from (
      select kind, record_id as id from search_entry
      union ${sql.join(records, sql` union `)}
      except select kind, record_id from search_queue
    ) everything order by kind, id`.execute(db);
}
