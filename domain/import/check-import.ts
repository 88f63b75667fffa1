import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { readSentFile } from "../files/read-sent-file.ts";
import { createSideProcess } from "../files/side-process.ts";
import { plainName } from "../media/library/upload-picture.ts";
import type { Actor } from "../staff/actor.ts";
import { getImport, type ProductImport, productsFirst } from "./get-import.ts";
import type { Cells, PartRows } from "./import-plan.ts";
import { sheetLimits } from "./limits.ts";
import { type PlannedRow, planRows } from "./plan-rows.ts";
import { readWorkbook } from "./read-workbook.ts";
import type { SheetReading } from "./sheet.ts";

const readSheet = createSideProcess<Uint8Array, SheetReading>({
  program: join(import.meta.dirname, "sheet-process.ts"),
  atOnce: 1,
  // The largest sheet that is taken needs two seconds of a processor. Of the clock a busy machine
  // takes long for a sheet with nothing wrong in it.
  processorSeconds: 10,
  limitSeconds: 60,
  heapMegabytes: 384,
  memoryMegabytes: 640,
});

const limits = {
  largest: sheetLimits.bytes,
  tooLarge: "sheet-too-large",
  interrupted: "invalid",
} as const;

/** Reads a sheet and notes what it would do. The catalogue stays as it is. */
export async function checkImport({
  file,
  name,
  actor,
}: {
  file: AsyncIterable<Uint8Array>;
  name: string;
  actor: Actor;
}): Promise<ProductImport> {
  const sent = { file, limits, read: readSheet, unreadable: "sheet-unreadable" } as const;
  const { sheets } = await readSentFile(sent);
  const { problems, rows } = readWorkbook(sheets);
  const id = await db.transaction().execute(async (on) => {
    await forgetOld({ on });
    const { id } = await on
      .insertInto("product_import")
      .values({
        name: plainName(name) || "–",
        problems: JSON.stringify(problems),
        created_by: actor.id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writePlan({ id, planned: await planRows({ rows, on }), on });
    return id;
  });
  return getImport({ id });
}

/** Compares a sheet with the catalogue once more, after others have changed it. */
export async function checkAgain({ id }: { id: string }): Promise<ProductImport> {
  const found = await getImport({ id });
  if (found.state !== "checked") throw new AppError("conflict");
  await db.transaction().execute(async (on) => {
    const planned = await planRows({ rows: await readImportRows({ id, on }), on });
    await on.deleteFrom("product_import_row").where("import_id", "=", id).execute();
    await writePlan({ id, planned, on });
  });
  return getImport({ id });
}

export async function readImportRows({ id, on }: { id: string; on: Kysely<DB> }) {
  const rows = await on
    .selectFrom("product_import_row")
    .where("import_id", "=", id)
    .orderBy(productsFirst)
    .orderBy("sheet")
    .orderBy("number")
    .select(["sheet", "number", "product_id as productId", "version_before as versionBefore"])
    .select([sql<Cells>`cells`.as("cells"), sql<PartRows>`parts`.as("parts")])
    .execute();
  return rows;
}

async function writePlan({
  id,
  planned,
  on,
}: {
  id: string;
  planned: PlannedRow[];
  on: Kysely<DB>;
}) {
  const rows = planned.map(({ sheet, number, productId, cells, parts, current, plan }) => ({
    import_id: id,
    sheet,
    number,
    product_id: productId,
    state: plan.state,
    cells: JSON.stringify(cells),
    parts: JSON.stringify(parts),
    changes: JSON.stringify("changes" in plan ? plan.changes : []),
    problems: JSON.stringify("problems" in plan ? plan.problems : []),
    version_before: current?.version ?? null,
  }));
  for (let start = 0; start < rows.length; start += 500) {
    const part = rows.slice(start, start + 500);
    await on.insertInto("product_import_row").values(part).execute();
  }
}

/** Sheets that nobody has committed within a week are of no use any more. */
async function forgetOld({ on }: { on: Kysely<DB> }) {
  await on
    .deleteFrom("product_import")
    .where("state", "=", "checked")
    .where("created_at", "<", sql<Date>`now() - interval '7 days'`)
    .execute();
}
