import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import type { Actor } from "../staff/actor.ts";
import { getRecord, type OfficeRecord } from "./get-record.ts";
import type { Kind } from "./kinds.ts";
import { tableOf } from "./table-of.ts";
import { readContent } from "./validate-content.ts";

/**
 * Keeps a change of what is on the site without showing it: visitors see the record as it is until
 * somebody publishes the change or throws it away. What is kept need not be whole.
 */
export async function keepBack<K extends Kind>({
  kind,
  id,
  content: written,
  version,
  actor,
}: {
  kind: K;
  id: string;
  /** As somebody has written it, or what they make of it as it stands now. */
  content: object | ((record: OfficeRecord<K>) => object);
  /** The one the writer began with. */
  version: number;
  actor: Actor;
}): Promise<OfficeRecord<K>> {
  return db.transaction().execute(async (on) => {
    // One after the other: what two keep at the same moment is added up where both add to it.
    await on.selectFrom(tableOf(kind)).where("id", "=", id).select("id").forUpdate().execute();
    const before = await getRecord({ kind, id, on });
    if (before.version !== version) throw new AppError("conflict");
    const whole = typeof written === "function" ? written(before) : written;
    const content = await readContent({ kind, content: whole, status: "draft", before, on });
    const row = {
      content: JSON.stringify(content),
      version,
      base: JSON.stringify(before.content),
      kept_by: actor.id,
      kept_at: sql<Date>`now()`,
    };
    await on
      .insertInto("content_kept")
      .values({ kind, record_id: id, ...row })
      .onConflict((conflict) => conflict.columns(["kind", "record_id"]).doUpdateSet(row))
      .execute();
    return getRecord({ kind, id, on });
  });
}

/** Throws the kept change away; what is on the site stays. */
export async function dropKept<K extends Kind>({
  kind,
  id,
  on = db,
}: {
  kind: K;
  id: string;
  on?: Kysely<DB>;
}): Promise<OfficeRecord<K>> {
  await on
    .deleteFrom("content_kept")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .execute();
  return getRecord({ kind, id, on });
}
