import { AppError } from "../app-error.ts";
import type { Actor } from "../staff/actor.ts";
import type { Kind } from "./kinds.ts";
import { withActor } from "./save-record.ts";
import { tableOf } from "./table-of.ts";

/** Takes a record off the site without losing it; restoring a revision brings it back. */
export async function trashRecord({ kind, id, actor }: { kind: Kind; id: string; actor?: Actor }) {
  return withActor({ actor }, async (on) => {
    const { numUpdatedRows } = await on
      .updateTable(tableOf(kind))
      .set({ status: "trashed" })
      .where("id", "=", id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("not-found");
  });
}
