import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import type { ListQuery, Rows } from "../queries/list-query.ts";
import { readRows } from "../queries/read-rows.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Label } from "../records/fields.ts";
import type { Change, Problem } from "./import-plan.ts";
import { type Named, nameColumn, nameSheet } from "./name-places.ts";
import type { SheetProblem } from "./sheet.ts";

export const rowStates = ["new", "changed", "unchanged", "wrong"] as const;
export type RowState = (typeof rowStates)[number];

export type ProductImport = {
  id: string;
  name: string;
  state: "checked" | "committed" | "rolled-back";
  problems: (SheetProblem & Named)[];
  /** Sheets of parts that some products have no row in, though they have such parts now. */
  empties: { sheet: Label; products: number }[];
  counts: Record<RowState, number>;
  /** Rows whose products somebody has changed since the import: a rollback leaves these alone. */
  changedSince: number;
  /** Rows that a rollback has taken back. */
  restored: number;
  progress: { done: number; total: number } | null;
  createdAt: Date;
  createdBy: string | null;
  committedAt: Date | null;
  rolledBackAt: Date | null;
};

function selectImports(on: Kysely<DB>) {
  return on
    .selectFrom("product_import as import")
    .leftJoin("auth_user", "auth_user.id", "import.created_by")
    .leftJoin("product_import_progress as progress", "progress.import_id", "import.id")
    .select([
      "import.id",
      "import.name",
      "import.state",
      sql<SheetProblem[]>`import.problems`.as("problems"),
      sql<Partial<Record<RowState, number>>>`(
        select coalesce(jsonb_object_agg(state, rows), '{}') from (
          select state, count(*) as rows from product_import_row
          where import_id = import.id group by state) counted)`.as("counts"),
      sql<Record<string, number>>`(
        select coalesce(jsonb_object_agg(sheet, products), '{}') from (
          select change ->> 'sheet' as sheet, count(*) as products
          from product_import_row row, jsonb_array_elements(row.changes) change
          where row.import_id = import.id and change ->> 'what' = 'emptied'
          group by 1) emptied)`.as("empties"),
      sql<number>`(
        select count(*)::int from product_import_row row
        left join product on product.id = row.product_id
        where import.state = 'committed' and row.import_id = import.id
          and row.version_after is distinct from product.version
          and row.version_after is not null)`.as("changedSince"),
      sql<number>`(
        select count(*)::int from product_import_row
        where import_id = import.id and rolled_back)`.as("restored"),
      sql<ProductImport["progress"]>`case when progress.import_id is not null then
        jsonb_build_object('done', progress.done, 'total', progress.total) end`.as("progress"),
      "import.created_at as createdAt",
      "auth_user.name as createdBy",
      "import.committed_at as committedAt",
      "import.rolled_back_at as rolledBackAt",
    ]);
}

type Found = Awaited<ReturnType<ReturnType<typeof selectImports>["execute"]>>[number];

function toImport({ counts, problems, empties, ...found }: Found): ProductImport {
  return {
    ...found,
    problems: problems.map((problem) => ({ ...problem, ...nameSheet(problem) })),
    empties: Object.entries(empties).map(([sheet, products]) => ({
      sheet: nameSheet({ sheet }).sheetName ?? { zh: sheet, en: sheet },
      products,
    })),
    counts: { new: 0, changed: 0, unchanged: 0, wrong: 0, ...counts },
  };
}

/** The sheet of the products stands before those of their parts. */
export const productsFirst = sql`sheet <> 'products'`;

export async function getImport({
  id,
  on = db,
}: {
  id: string;
  on?: Kysely<DB>;
}): Promise<ProductImport> {
  const found = await selectImports(on).where("import.id", "=", requireUuid(id)).executeTakeFirst();
  if (!found) throw new AppError("not-found");
  return toImport(found);
}

/** The imports, newest first. */
export async function listImports(
  page: Pick<ListQuery<"createdAt">, "page" | "perPage">,
): Promise<Rows<ProductImport>> {
  const wanted = selectImports(db).orderBy("import.created_at", "desc");
  const { rows, total } = await readRows({ wanted, ...page });
  return { rows: rows.map(toImport), total };
}

export type ImportLine = {
  /** The number of the row in its sheet. */
  id: number;
  sheet: string;
  /** What it is called, unless it is that of the products. */
  sheetName?: Label;
  productId: string;
  state: RowState;
  changes: (Change & Named)[];
  problems: (Problem & Named)[];
  changedSince: boolean;
  rolledBack: boolean;
};

/** The rows of an import, as they stand in the sheet, with what each does or what is wrong. */
export async function listImportRows({
  id,
  filter: { state, changedSince },
  ...page
}: {
  id: string;
  filter: { state?: RowState | undefined; changedSince?: boolean | undefined };
  page: number;
  perPage: number;
}): Promise<Rows<ImportLine>> {
  await getImport({ id });
  const since = sql<boolean>`(row.version_after is not null and not row.rolled_back
    and row.version_after is distinct from product.version)`;
  const wanted = db
    .selectFrom("product_import_row as row")
    .leftJoin("product", "product.id", "row.product_id")
    .where("row.import_id", "=", id)
    .$call((query) => (state ? query.where("row.state", "=", state) : query))
    .$if(changedSince === true, (query) => query.where(since));
  const { rows, total } = await readRows({
    wanted: wanted
      .orderBy(productsFirst)
      .orderBy("row.sheet")
      .orderBy("row.number")
      .select([
        "row.number as id",
        "row.sheet",
        "row.product_id as productId",
        since.as("changedSince"),
      ])
      .select([
        "row.state",
        sql<Change[]>`row.changes`.as("changes"),
        sql<Problem[]>`row.problems`.as("problems"),
        "row.rolled_back as rolledBack",
      ]),
    ...page,
  });
  const named = rows.map(({ changes, problems, ...row }) => ({
    ...row,
    ...nameSheet(row),
    changes: changes.map((change) => ({ ...change, ...nameColumn(change) })),
    problems: problems.map((problem) => ({ ...problem, ...nameColumn(problem) })),
  }));
  return { rows: named, total };
}
