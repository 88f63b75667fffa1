import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { indexOwnChanges } from "../search/index/index-changes.ts";

/**
 * Runs a change of content and brings the search index along, in the transaction given or in one of
 * its own, so that content and index are seen to change together. Every change goes through it.
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
  await indexOwnChanges({ on });
  return result;
}
