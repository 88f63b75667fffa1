import { sql } from "kysely";
import { now } from "#db/now.ts";
import { AppError } from "../app-error.ts";
import { withActor } from "../records/save-record.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { lockImport } from "./commit-import.ts";
import { getImport, type ProductImport } from "./get-import.ts";

/**
 * Takes an import back: products it changed are what they were before, products it added are gone.
 * What somebody has changed since is left alone, and counted.
 */
export async function rollBackImport({
  id,
  actor,
}: {
  id: string;
  actor: Actor;
}): Promise<ProductImport> {
  const found = await getImport({ id });
  if (found.state !== "committed") throw new AppError("conflict");
  await withActor({ actor }, async (on) => {
    await lockImport({ id, state: "committed", on });
    const { rows: restored } = await sql<{ id: string }>`
      update product set content = was.before -> 'content', status = was.before ->> 'status',
        outdated = coalesce(was.before -> 'outdated', was.before -> 'stale', '{}'),
        publish_at = (was.before ->> 'publish_at')::timestamptz,
        position = (was.before ->> 'position')::int
      from product_import_row row
      cross join lateral (
        select before from content_change change
        where change.kind = 'product' and change.record_id = row.product_id
          and (change.before ->> 'version')::int = row.version_before
        order by change.id desc limit 1) was
      where row.import_id = ${id} and row.state = 'changed'
        and product.id = row.product_id and product.version = row.version_after
      returning product.id`.execute(on);
    const { rows: removed } = await sql<{ id: string }>`
      delete from product using product_import_row row
      where row.import_id = ${id} and row.state = 'new'
        and product.id = row.product_id and product.version = row.version_after
      returning product.id`.execute(on);
    const back = [...restored, ...removed].map((product) => product.id);
    await on
      .updateTable("product_import_row")
      .set({ rolled_back: true })
      .where("import_id", "=", id)
      .where("product_id", "=", sql<string>`any(${back}::text[])`)
      .execute();
    await on
      .updateTable("product_import")
      .set({ state: "rolled-back", rolled_back_at: now, rolled_back_by: actor.id })
      .where("id", "=", id)
      .execute();
    const left = found.counts.new + found.counts.changed - back.length;
    const after = { file: found.name, restored: back.length, left };
    await writeAudit({ on, actor, action: "rolled-back", kind: "import", id, after });
  });
  return getImport({ id });
}
