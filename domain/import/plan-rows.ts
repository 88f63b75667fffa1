import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import type { OutdatedTranslations } from "../records/outdated-translations.ts";
import { columns } from "./columns.ts";
import { type Cells, type Current, type Known, planRow, type RowPlan } from "./plan-row.ts";

export type ImportRow = { number: number; productId: string; cells: Cells };
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
    const id = row.productId;
    const current = products.get(id);
    const [first, ...repeated] = lines.get(id) ?? [];
    if (id === "") return { ...row, current, plan: wrongId("required") };
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 80) {
      return { ...row, current, plan: wrongId("not-an-id") };
    }
    if (repeated.length > 0 && first !== row) {
      return { ...row, current, plan: wrongId("repeated", String(first?.number)) };
    }
    return { ...row, current, plan: planRow({ id, cells: row.cells, current, known }) };
  });
}

function wrongId(reason: "required" | "not-an-id" | "repeated", detail?: string): RowPlan {
  return { state: "wrong", problems: [{ column: "id", reason, ...(detail && { detail }) }] };
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
  const named = (kind: string) => {
    const naming = columns.filter(({ refersTo }) => refersTo === kind);
    return rows.flatMap(({ cells }) =>
      naming.flatMap(({ name }) => {
        const cell = cells[name];
        return typeof cell === "string" ? cell.split(/[;；\s]+/) : [];
      }),
    );
  };
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
