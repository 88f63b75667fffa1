import { AppError } from "../app-error.ts";
import type { Column } from "./column.ts";
import { columnOf, columns } from "./columns.ts";
import type { Cells, PartRow, PartRows } from "./import-plan.ts";
import { sheetLimits } from "./limits.ts";
import { type PartSheet, partSheetOf, productColumn } from "./part-sheets.ts";
import { type ImportRow, productsSheet } from "./plan-rows.ts";
import type { Cell, Sheet, SheetProblem } from "./sheet.ts";

type Reading = { problems: SheetProblem[]; rows: ImportRow[] };

/**
 * What the sheets of a workbook say of which product. A sheet of parts says all parts of each
 * product that stands in it or in the sheet of products: one without a row there has none.
 */
export function readWorkbook(sheets: Sheet[]): Reading {
  const { products, parts, problems } = sortSheets(sheets);
  if (products && products.rows.length > sheetLimits.rows) throw new AppError("sheet-too-large");
  const own = products ? readProducts(products) : { problems: [], rows: [] };
  const found = parts.map(([part, sheet]) => ({ part, ...readPartRows({ part, sheet }) }));
  const isListed = new Set(own.rows.map(({ productId }) => productId));
  const partsOf = (id: string): PartRows =>
    Object.fromEntries(
      found.flatMap(({ part, byProduct }) => {
        const rows = byProduct.get(id) ?? (isListed.has(id) ? [] : undefined);
        return rows ? [[part.name, rows]] : [];
      }),
    );
  const others = found.flatMap(({ part, byProduct }) =>
    [...byProduct].flatMap(([id, [first]]) =>
      first && !isListed.has(id)
        ? [{ sheet: part.name, number: first.number, productId: id, cells: {} }]
        : [],
    ),
  );
  const met = new Map(others.toReversed().map((row) => [row.productId, row]));
  // Rows of no product are told sheet by sheet.
  const once = others.filter((row) => row.productId === "" || met.get(row.productId) === row);
  return {
    problems: [...problems, ...own.problems, ...found.flatMap((part) => part.problems)],
    rows: [...own.rows, ...once].map((row) => ({ ...row, parts: partsOf(row.productId) })),
  };
}

/** The first sheet is that of the products, whatever it is called, unless another is called so. */
function sortSheets(sheets: Sheet[]) {
  const problems: SheetProblem[] = [];
  const isProducts = ({ name }: Sheet) => ["products", "产品"].includes(name.toLowerCase());
  const [first] = sheets;
  const products =
    sheets.find(isProducts) ?? (first && !partSheetOf(first.name) ? first : undefined);
  const parts = new Map<PartSheet, Sheet>();
  for (const sheet of sheets) {
    const isBlank = sheet.rows.length === 0 && sheet.headings.every((heading) => heading === "");
    if (sheet === products || isBlank) continue;
    const part = partSheetOf(sheet.name);
    if (part && !parts.has(part)) parts.set(part, sheet);
    else problems.push({ reason: part ? "repeated-sheet" : "unknown-sheet", detail: sheet.name });
  }
  return { products, parts: [...parts], problems };
}

function readProducts(sheet: Sheet) {
  const { found, problems } = readHeadings({ sheet, among: columns });
  if (!found.some((column) => column?.name === "id")) problems.unshift({ reason: "no-id-column" });
  const rows = sheet.rows.map(({ number, cells }) => {
    const { id = "", ...others } = cellsUnder(found, cells);
    return { sheet: productsSheet, number, productId: idIn(id), cells: others };
  });
  return { problems, rows };
}

/** A row says all of its item, so all columns are there. */
function readPartRows({ part, sheet }: { part: PartSheet; sheet: Sheet }) {
  const among = [...part.owners, ...part.columns];
  const { found, problems } = readHeadings({ sheet, among });
  const missing = among
    .filter((column) => !found.includes(column))
    .map(({ name }): SheetProblem => ({ reason: "missing-column", detail: name }));
  const rows = sheet.rows.map(({ number, cells }) => {
    const { [productColumn.name]: product = "", ...others } = cellsUnder(found, cells);
    return { number, cells: others, product: idIn(product) };
  });
  const byProduct = new Map<string, PartRow[]>();
  for (const [id, own] of Map.groupBy(rows, ({ product }) => product)) {
    byProduct.set(
      id,
      own.map(({ number, cells }) => ({ number, cells })),
    );
  }
  return {
    byProduct,
    problems: [...problems, ...missing].map((problem) => ({ ...problem, sheet: part.name })),
  };
}

/** Which column each heading means. One that is not known is a mistake, never ignored. */
function readHeadings({ sheet: { headings }, among }: { sheet: Sheet; among: Column[] }) {
  const found = headings.map((heading) => (heading === "" ? undefined : columnOf(heading, among)));
  const problems: SheetProblem[] = headings.flatMap((heading, place): SheetProblem[] => {
    const column = found[place];
    if (heading === "") return [];
    if (!column) return [{ reason: "unknown-column", detail: heading }];
    const repeated = found.indexOf(column) !== place;
    return repeated ? [{ reason: "repeated-column", detail: heading }] : [];
  });
  return { found, problems };
}

function cellsUnder(found: (Column | undefined)[], cells: Cell[]): Cells {
  return Object.fromEntries(
    cells.flatMap((cell, place): [string, Cell][] => {
      const column = found[place];
      return cell === "" || !column ? [] : [[column.name, cell]];
    }),
  );
}

function idIn(cell: Cell): string {
  return typeof cell === "string" ? cell.slice(0, 200) : "";
}
