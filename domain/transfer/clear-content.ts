import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { type Kind, kinds, tableOf } from "../records/kinds.ts";

/** Removes every record and picture; the kept revisions stay, so nothing is lost for good. */
export async function clearContent({ on = db }: { on?: Kysely<DB> } = {}) {
  for (const kind of Object.keys(kinds) as Kind[]) {
    await on.deleteFrom(tableOf(kind)).execute();
  }
  await on.deleteFrom("picture").execute();
}
