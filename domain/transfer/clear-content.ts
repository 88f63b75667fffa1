import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { changeContent } from "../records/change-content.ts";
import { kindNames } from "../records/kinds.ts";
import { tableOf } from "../records/table-of.ts";

/** Removes every record and picture; the kept revisions stay, so nothing is lost for good. */
export async function clearContent({ on }: { on?: Kysely<DB> | undefined } = {}) {
  await changeContent({
    on,
    async work(transaction) {
      for (const kind of kindNames) {
        await transaction.deleteFrom(tableOf(kind)).execute();
      }
      await transaction.deleteFrom("picture").execute();
    },
  });
}
