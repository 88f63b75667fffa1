import type { Column } from "./column.ts";
import { isClearing, writeCell } from "./columns.ts";
import type { Cells, Known, PartRow, PartRows, Problem } from "./import-plan.ts";
import { type PartSheet, partSheets } from "./part-sheets.ts";
import { valueAt, withValueAt } from "./paths.ts";
import { readCell } from "./read-cell.ts";
import { settlePart } from "./settle-part.ts";
import { fieldOf, itemsIn, keyOf } from "./write-parts.ts";

type Content = Record<string, unknown>;

/** From which row an item comes, by its place in the product: `mountings.1.layers.0`. */
export type Origins = Map<string, { sheet: PartSheet; row: number }>;

/**
 * The product with the parts that a workbook says it has. A row says all of its item: a blank cell
 * is nothing there. Of an item that is known by its id or its place only what differs is changed.
 */
export function readParts({
  product,
  parts,
  known,
}: {
  product: Content;
  parts: PartRows;
  known: Known;
}) {
  const problems: Problem[] = [];
  const origins: Origins = new Map();
  let read = product;
  for (const sheet of partSheets) {
    const rows = parts[sheet.name];
    if (!rows) continue;
    const take = (of: Omit<ListToRead, "sheet" | "known" | "problems" | "origins">) =>
      readList({ ...of, sheet, known, problems, origins });
    read = sheet.within
      ? readInner({ product: read, sheet, rows, take, problems })
      : { ...read, [sheet.field]: take({ rows, holder: read, at: sheet.field }) };
  }
  return { product: read, problems, origins };
}

type ListToRead = {
  rows: PartRow[];
  sheet: PartSheet;
  /** What has the list now. */
  holder: unknown;
  at: string;
  known: Known;
  problems: Problem[];
  origins: Origins;
};

function readInner({
  product,
  sheet,
  rows,
  take,
  problems,
}: {
  product: Content;
  sheet: PartSheet;
  rows: PartRow[];
  take: (of: { rows: PartRow[]; holder: unknown; at: string }) => unknown[];
  problems: Problem[];
}): Content {
  const outer = sheet.within?.field ?? "";
  const owner = sheet.owners.at(-1)?.name ?? "";
  const holders = itemsIn(product, outer);
  const ids = holders.map((holder) => String(fieldOf(holder, "id") ?? ""));
  for (const { number, cells } of rows) {
    const named = textOf(cells, owner);
    if (ids.includes(named)) continue;
    const reason = named === "" ? ("required" as const) : ("unknown-mounting" as const);
    problems.push({
      ...{ sheet: sheet.name, row: number, column: owner, reason },
      ...(named && { detail: named }),
    });
  }
  return {
    ...product,
    [outer]: holders.map((holder, place) => {
      const own = rows.filter(({ cells }) => textOf(cells, owner) === ids[place]);
      const items = take({ rows: own, holder, at: `${outer}.${place}.${sheet.field}` });
      const { [sheet.field]: before, ...others } = Object(holder);
      // A list that may be lacking is not made to be empty.
      return items.length === 0 && before === undefined
        ? others
        : { ...others, [sheet.field]: items };
    }),
  };
}

function readList({ rows, sheet, holder, at, known, problems, origins }: ListToRead): unknown[] {
  const before = keyed(itemsIn(holder, sheet.field), (item) => fieldOf(item, sheet.key ?? ""));
  const named = keyed(rows, ({ cells }) => textOf(cells, sheet.key ?? ""));
  return [...named].map(([key, row], place) => {
    origins.set(`${at}.${place}`, { sheet, row: row.number });
    const first = rows.find((other) => textOf(other.cells, "id") === textOf(row.cells, "id"));
    if (sheet.key === "id" && first && first !== row) {
      const detail = String(first.number);
      problems.push({
        ...{ sheet: sheet.name, row: row.number, column: "id", reason: "repeated-id", detail },
      });
    }
    return readItem({ sheet, row, before: before.get(key), known, problems });
  });
}

/** Items by what they are told apart by. */
function keyed<Item>(items: Item[], nameOf: (item: Item) => unknown): Map<string, Item> {
  const met = new Map<string, number>();
  return new Map(
    items.map((item) => {
      const name = String(nameOf(item) ?? "");
      const count = (met.get(name) ?? 0) + 1;
      met.set(name, count);
      return [keyOf({ name, count }), item];
    }),
  );
}

function readItem({
  sheet,
  row: { number, cells },
  before,
  known,
  problems,
}: {
  sheet: PartSheet;
  row: PartRow;
  before: unknown;
  known: Known;
  problems: Problem[];
}): unknown {
  let item: unknown = before ?? {};
  for (const column of sheet.columns) {
    const text = textOf(cells, column.name);
    const cell = cells[column.name];
    if (text === (before ? writeCell(column, Object(before)) : "")) continue;
    if (cell === undefined || isClearing(text)) {
      item = withoutValue(item, column);
      continue;
    }
    const read = readCell({ column, cell, known });
    if ("reason" in read) {
      problems.push({ sheet: sheet.name, row: number, column: column.name, ...read });
    } else item = withValueAt(item, read.path, read.value);
  }
  return settlePart(sheet.element, item);
}

function withoutValue(item: unknown, { path, text }: Column): unknown {
  if (valueAt(item, path) === undefined) return item;
  return withValueAt(item, path, text ? "" : undefined);
}

export function textOf(cells: Cells, column: string): string {
  const cell = cells[column] ?? "";
  return typeof cell === "string" ? cell : cell.date;
}
