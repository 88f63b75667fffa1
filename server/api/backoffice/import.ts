import { type Context, Hono } from "hono";
import { z } from "zod";
import { checkAgain, checkImport } from "#domain/import/check-import.ts";
import { commitImport } from "#domain/import/commit-import.ts";
import { getImport, listImportRows, listImports, rowStates } from "#domain/import/get-import.ts";
import { sheetLimits } from "#domain/import/limits.ts";
import { rollBackImport } from "#domain/import/roll-back-import.ts";
import {
  writeCatalogue,
  writeCatalogueWorkbook,
  writeTemplate,
  writeTemplateWorkbook,
} from "#domain/import/write-sheets.ts";
import { writeCsv } from "#domain/inquiries/write-csv.ts";
import { writeWorkbook } from "#domain/inquiries/write-xlsx.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { streamOf } from "./inquiries-export.ts";
import { readFileOf } from "./read-file.ts";
import { readList } from "./read-input.ts";

const upload = { bodyUpTo: 2 * sheetLimits.bytes };
const sheet = { largest: sheetLimits.bytes, refusal: "sheet-too-large" } as const;
const noFilter = z.strictObject({});
const rowFilter = z.strictObject({
  state: z.enum(rowStates).optional(),
  changedSince: z.boolean().optional(),
});

/** The import of products: a sheet is read and compared first, and changes nothing by itself. */
export const imports = new Hono<StaffEnvironment>()
  .get("/", requirePermission("import.run"), async (context) =>
    context.json(await listImports(readList(context, { sorts: ["createdAt"], filter: noFilter }))),
  )
  .post("/", requirePermission("import.run", upload), async (context) =>
    context.json(await checkImport({ ...readFileOf(context, sheet), actor: context.get("staff") })),
  )
  .get("/template.csv", requirePermission("import.run"), (context) =>
    sendSheet({ context, name: "products-template.csv", content: writeCsv(writeTemplate()) }),
  )
  .get("/template.xlsx", requirePermission("import.run"), (context) =>
    sendSheet({
      context,
      name: "products-template.xlsx",
      content: writeWorkbook(writeTemplateWorkbook()),
    }),
  )
  .get("/products.csv", requirePermission("import.run"), (context) =>
    sendSheet({ context, name: "products.csv", content: writeCsv(writeCatalogue()) }),
  )
  .get("/products.xlsx", requirePermission("import.run"), (context) =>
    sendSheet({
      context,
      name: "products.xlsx",
      content: writeWorkbook(writeCatalogueWorkbook()),
    }),
  )
  .get("/:id", requirePermission("import.run"), async (context) =>
    context.json(await getImport({ id: context.req.param("id") })),
  )
  .get("/:id/rows", requirePermission("import.run"), async (context) =>
    context.json(
      await listImportRows({
        id: context.req.param("id"),
        ...readList(context, { sorts: ["id"], filter: rowFilter }),
      }),
    ),
  )
  .post("/:id/check", requirePermission("import.run"), async (context) =>
    context.json(await checkAgain({ id: context.req.param("id") })),
  )
  .post("/:id/commit", requirePermission("import.run"), async (context) =>
    context.json(await commitImport({ id: context.req.param("id"), actor: context.get("staff") })),
  )
  .post("/:id/rollback", requirePermission("import.run"), async (context) =>
    context.json(
      await rollBackImport({ id: context.req.param("id"), actor: context.get("staff") }),
    ),
  );

function sendSheet({
  context,
  name,
  content,
}: {
  context: Context;
  name: string;
  content: AsyncGenerator<Uint8Array>;
}) {
  const isCsv = name.endsWith(".csv");
  return context.body(streamOf(content), 200, {
    "Content-Type": isCsv
      ? "text/csv; charset=utf-8"
      : "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "Content-Disposition": `attachment; filename="${name}"`,
  });
}
