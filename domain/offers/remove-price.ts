import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { toPrice } from "./price.ts";

export function removePrice({ id, actor }: { id: string; actor: Actor }) {
  return db.transaction().execute(async (on) => {
    const row = await on
      .deleteFrom("price")
      .where("id", "=", requireUuid(id))
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AppError("not-found");
    await writeAudit({ on, actor, action: "deleted", kind: "price", id, before: toPrice(row) });
    return { id };
  });
}
