import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { refuseMalware } from "../files/scan-file.ts";
import { createSideProcess } from "../files/side-process.ts";
import { plainName } from "../media/library/upload-picture.ts";
import type { Actor } from "../staff/actor.ts";
import { columnOf } from "./columns.ts";
import { getImport, type ProductImport } from "./get-import.ts";
import { sheetLimits } from "./limits.ts";
import type { Cells } from "./plan-row.ts";
import { type ImportRow, type PlannedRow, planRows } from "./plan-rows.ts";
import type { Cell, Sheet, SheetProblem, SheetReading } from "./sheet.ts";

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
  const bytes = await gather(file);
  await refuseMalware([bytes]);
  const reading = await readSheet(bytes).catch((): SheetReading => {
    return { refused: "sheet-unreadable" };
  });
  if ("refused" in reading) throw new AppError(reading.refused);
  const { problems, rows } = readRows(reading.sheet);
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
    .orderBy("number")
    .select(["number", "product_id as productId", "version_before as versionBefore"])
    .select(sql<Cells>`cells`.as("cells"))
    .execute();
  return rows;
}

async function gather(file: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of file) {
    size += piece.length;
    if (size > sheetLimits.bytes) throw new AppError("sheet-too-large");
    pieces.push(piece);
  }
  if (size === 0) throw new AppError("empty-file");
  return Buffer.concat(pieces);
}

/** Which cell stands under which column. A column that is not known is a mistake, never ignored. */
function readRows({ headings, rows }: Sheet): { problems: SheetProblem[]; rows: ImportRow[] } {
  const found = headings.map((heading) => (heading === "" ? undefined : columnOf(heading)));
  const problems: SheetProblem[] = headings.flatMap((heading, place): SheetProblem[] => {
    const column = found[place];
    if (heading === "") return [];
    if (!column) return [{ reason: "unknown-column", detail: heading }];
    const repeated = found.indexOf(column) !== place;
    return repeated ? [{ reason: "repeated-column", detail: heading }] : [];
  });
  if (!found.some((column) => column?.name === "id")) problems.unshift({ reason: "no-id-column" });
  return {
    problems,
    rows: rows.map(({ number, cells }) => {
      const named = cells.flatMap((cell, place): [string, Cell][] => {
        const column = found[place];
        return cell === "" || !column ? [] : [[column.name, cell]];
      });
      const { id = "", ...others } = Object.fromEntries(named);
      return { number, productId: typeof id === "string" ? id.slice(0, 200) : "", cells: others };
    }),
  };
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
  const rows = planned.map(({ number, productId, cells, current, plan }) => ({
    import_id: id,
    number,
    product_id: productId,
    state: plan.state,
    cells: JSON.stringify(cells),
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
