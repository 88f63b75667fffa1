import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { lockUnchanged } from "../queries/lock-unchanged.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { type Price, toPrice, toRow } from "./price.ts";

/** Refused when somebody else has saved it since it was opened. */
export function changePrice({
  id,
  version,
  price,
  actor,
}: {
  id: string;
  version: number;
  price: Price;
  actor: Actor;
}) {
  return db.transaction().execute(async (on) => {
    const wanted = on.selectFrom("price").where("id", "=", requireUuid(id)).selectAll();
    const before = toPrice(await lockUnchanged({ wanted, version }));
    await on
      .updateTable("price")
      .set({ ...toRow(price), version: version + 1, updated_at: now })
      .where("id", "=", id)
      .execute();
    await writeAudit({ on, actor, action: "changed", kind: "price", id, before, after: price });
    return { id };
  });
}
