import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import type { OutdatedTranslations } from "../records/outdated-translations.ts";
import type { Column } from "./column.ts";
import { columns } from "./columns.ts";
import type { Reason } from "./forms.ts";
import type { Cells, Current, Known, PartRows, RowPlan } from "./import-plan.ts";
import { partSheets, productColumn } from "./part-sheets.ts";
import { planRow } from "./plan-row.ts";

/** What a workbook says of one product, and where it begins to. */
export type ImportRow = {
  /** The sheet of products, or the first sheet of parts that has it. */
  sheet: string;
  number: number;
  productId: string;
  cells: Cells;
  parts: PartRows;
};
export const productsSheet = "products";
export type PlannedRow = ImportRow & {
  plan: RowPlan;
  /** The product as it is now, when there is one. */
  current: (Current & { outdated: OutdatedTranslations }) | undefined;
};

/** What the rows of a sheet would do to the catalogue as it is now. */
export async function planRows({
  rows,
  on,
}: {
  rows: ImportRow[];
  on: Kysely<DB>;
}): Promise<PlannedRow[]> {
  const known = await readKnown({ rows, on });
  const products = await readCurrent({ ids: rows.map(({ productId }) => productId), on });
  const lines = Map.groupBy(rows, ({ productId }) => productId);
  return rows.map((row) => {
    const current = products.get(row.productId);
    const [first = row] = lines.get(row.productId) ?? [];
    const wrong = wrongId({ row, first, current });
    return {
      ...row,
      current,
      plan: wrong ?? planRow({ id: row.productId, ...row, current, known }),
    };
  });
}

function wrongId({
  row,
  first,
  current,
}: {
  row: ImportRow;
  first: ImportRow;
  current: Current | undefined;
}): RowPlan | undefined {
  const { sheet, productId: id } = row;
  const isPart = sheet !== productsSheet;
  const at = isPart
    ? { sheet, row: row.number, column: productColumn.name }
    : { column: "id" as const };
  const wrong = (reason: Reason, detail?: string): RowPlan => {
    return { state: "wrong", problems: [{ ...at, reason, ...(detail && { detail }) }] };
  };
  if (id === "") return wrong("required");
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 80) return wrong("not-an-id");
  if (first !== row) return wrong("repeated", String(first.number));
  // Parts alone make no product.
  return isPart && !current ? wrong("unknown-product", id) : undefined;
}

async function readCurrent({ ids, on }: { ids: string[]; on: Kysely<DB> }) {
  const found = await on
    .selectFrom("product")
    .where("id", "=", sql<string>`any(${ids}::text[])`)
    .select(["id", "content", "version", "status"])
    .select(sql<OutdatedTranslations>`outdated`.as("outdated"))
    .execute();
  return new Map(found.map(({ id, ...product }) => [id, product]));
}

/** Only what the rows name is looked up: a catalogue may be large. */
async function readKnown({ rows, on }: { rows: ImportRow[]; on: Kysely<DB> }): Promise<Known> {
  const named = (kind: string) => rows.flatMap((row) => idsNamed({ row, kind }));
  const classes = await on
    .selectFrom("product_class")
    .where("status", "!=", "trashed")
    .select(["id", sql<string>`lower(content ->> 'className')`.as("name")])
    .execute();
  const products = await readIds({ table: "product", ids: named("product"), on });
  return {
    classes: new Map(classes.flatMap(({ id, name }) => [[name, id] as const, [id, id] as const])),
    pictures: await readIds({ table: "picture", ids: named("picture"), on }),
    products: new Set([...products, ...rows.map(({ productId }) => productId)]),
  };
}

function idsNamed({ row: { cells, parts }, kind }: { row: ImportRow; kind: string }): string[] {
  const named = (among: Column[], of: Cells) =>
    among.flatMap(({ name, refersTo }) => {
      const cell = refersTo === kind ? of[name] : undefined;
      return typeof cell === "string" ? cell.split(/[;；\s]+/) : [];
    });
  const inParts = partSheets.flatMap((sheet) =>
    (parts[sheet.name] ?? []).flatMap((part) => named(sheet.columns, part.cells)),
  );
  return [...named(columns, cells), ...inParts];
}

async function readIds({
  table,
  ids,
  on,
}: {
  table: "picture" | "product";
  ids: string[];
  on: Kysely<DB>;
}): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = any(${[...new Set(ids)]}::text[])`.execute(on);
  return new Set(rows.map(({ id }) => id));
}
