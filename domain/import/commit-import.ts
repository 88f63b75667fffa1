import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { findOutdatedTranslations } from "../records/outdated-translations.ts";
import { withActor } from "../records/save-record.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { readImportRows } from "./check-import.ts";
import { getImport, type ProductImport } from "./get-import.ts";
import { type PlannedRow, planRows } from "./plan-rows.ts";

const batch = 200;

/**
 * Does what the check of a sheet has shown, all of it or nothing. When anything has changed since
 * in the products it touches, nothing is done, for it would not be what was shown.
 */
export async function commitImport({
  id,
  actor,
}: {
  id: string;
  actor: Actor;
}): Promise<ProductImport> {
  const found = await getImport({ id });
  if (found.problems.length > 0 || found.counts.wrong > 0) throw new AppError("import-wrong");
  try {
    await withActor({ actor }, async (on) => {
      await lockImport({ id, state: "checked", on });
      // Who changes content waits behind us from here on.
      await sql`select from content_revision for no key update`.execute(on);
      const planned = await replan({ id, on });
      const due = planned.filter(({ plan }) => plan.state === "new" || plan.state === "changed");
      for (let done = 0; done < due.length; done += batch) {
        await noteProgress({ id, done, total: due.length });
        await writeProducts({ id, rows: due.slice(done, done + batch), on });
      }
      await noteProgress({ id, done: due.length, total: due.length });
      await on
        .updateTable("product_import")
        .set({ state: "committed", committed_at: now, committed_by: actor.id })
        .where("id", "=", id)
        .execute();
      const { new: added, changed } = found.counts;
      const after = { file: found.name, added, changed };
      await writeAudit({ on, actor, action: "imported", kind: "import", id, after });
    });
  } finally {
    await db.deleteFrom("product_import_progress").where("import_id", "=", id).execute();
  }
  return getImport({ id });
}

/** Holds an import until the end of the transaction; who comes second finds it in another state. */
export async function lockImport({
  id,
  state,
  on,
}: {
  id: string;
  state: ProductImport["state"];
  on: Kysely<DB>;
}) {
  const held = await on
    .selectFrom("product_import")
    .where("id", "=", id)
    // Progress refers to the import, so its key stays free.
    .forNoKeyUpdate()
    .select("state")
    .executeTakeFirst();
  if (held?.state !== state) throw new AppError("conflict");
}

/** The plan once more; it has to be the one that was shown. */
async function replan({ id, on }: { id: string; on: Kysely<DB> }): Promise<PlannedRow[]> {
  const rows = await readImportRows({ id, on });
  const planned = await planRows({ rows, on });
  const isAsShown = planned.every(({ plan, current }, place) => {
    const shown = rows[place]?.versionBefore ?? undefined;
    return plan.state !== "wrong" && current?.version === shown;
  });
  if (!isAsShown) throw new AppError("conflict");
  return planned;
}

/** Told past the transaction, so that others see it. */
async function noteProgress({ id, done, total }: { id: string; done: number; total: number }) {
  const progress = { done, total };
  await db
    .insertInto("product_import_progress")
    .values({ import_id: id, ...progress })
    .onConflict((conflict) => conflict.column("import_id").doUpdateSet(progress))
    .execute();
}

async function writeProducts({ id, rows, on }: { id: string; rows: PlannedRow[]; on: Kysely<DB> }) {
  const products = rows.flatMap(({ number, productId, plan, current }) => {
    if (!("content" in plan)) return [];
    const outdated = current
      ? findOutdatedTranslations({
          before: current.content,
          after: plan.content,
          outdated: current.outdated,
        })
      : {};
    const restated = plan.status !== current?.status;
    const added = plan.state === "new";
    return [
      {
        number,
        id: productId,
        added,
        content: plan.content,
        status: plan.status,
        restated,
        outdated,
      },
    ];
  });
  const given = sql`jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as given
    (number int, id text, added boolean, content jsonb, status text, restated boolean, outdated jsonb)`;
  // A status that the sheet names is meant for now; a time it was to wait for is given up.
  await sql`
    with changed as (
      update product set content = given.content, status = given.status, outdated = given.outdated,
        publish_at = case when given.restated then null else product.publish_at end
      from ${given} where product.id = given.id and not given.added
      returning product.id, product.version),
    added as (
      insert into product (id, content, status, position)
      select given.id, given.content, given.status,
        (select coalesce(max(position), 0) from product) + given.number
      from ${given} where given.added
      returning id, version)
    update product_import_row row set version_after = written.version
    from (select * from changed union all select * from added) written
    where row.import_id = ${id} and row.product_id = written.id`.execute(on);
}
