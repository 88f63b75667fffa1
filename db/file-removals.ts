import { type Kysely, sql } from "kysely";
import type { DB } from "./schema.ts";

// While a backup copies files, none of those that its rows name may go. Whoever removes files asks
// first, in its transaction; whoever copies waits for them, and holds them off until it has ended.

const key = sql`hashtext('file removals')`;

/** Whether files may be removed until this transaction ends. */
export async function mayRemoveFiles({ on }: { on: Kysely<DB> }): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock_shared(${key}) as may`.execute(on);
  return rows[0]?.may ?? false;
}

/** For as long as this connection lasts. */
export async function holdFileRemovals({ on }: { on: Kysely<DB> }) {
  await sql`select pg_advisory_lock(${key})`.execute(on);
}
