import { db } from "#db/connect.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { type Price, toRow } from "./price.ts";

export function addPrice({ price, actor }: { price: Price; actor: Actor }) {
  return db.transaction().execute(async (on) => {
    const { id } = await on
      .insertInto("price")
      .values(toRow(price))
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeAudit({ on, actor, action: "created", kind: "price", id, after: price });
    return { id };
  });
}
