import { sql } from "kysely";
import { db } from "#db/connect.ts";

/** How long an upload waits for a record to name it: whoever writes may go home in between. */
const waits = sql`interval '7 days'`;

/**
 * Forgets uploads that no record names, nor a former version of one, which could be brought back;
 * the upkeep of private files removes them.
 */
export async function forgetUnusedFiles(): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from document_file where created_at < now() - ${waits}
      and not exists (select from document where content ->> 'file' = document_file.id::text)
      and not exists (select from content_kept
        where kind = 'document' and content ->> 'file' = document_file.id::text)
      and not exists (select from content_change
        where kind = 'document' and before -> 'content' ->> 'file' = document_file.id::text)`.execute(
    db,
  );
  return Number(numAffectedRows);
}
