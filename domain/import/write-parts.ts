import { writeCell } from "./columns.ts";
import type { PartSheet } from "./part-sheets.ts";

/** An item of a list as a row: whose it is, which of them it is, and its cells. */
export type WrittenPart = {
  /** The item in whose list it stands, if in any. */
  owner: string;
  /** What it is told from others by, or which of them it is. */
  key: string;
  cells: string[];
};

/** The items that a product has for a sheet, in their order. */
export function writeParts({
  sheet,
  product,
}: {
  sheet: PartSheet;
  product: object;
}): WrittenPart[] {
  return ownersOf({ sheet, product }).flatMap(({ id, holder }) => {
    const items = itemsIn(holder, sheet.field);
    const met = new Map<string, number>();
    return items.map((item) => {
      const name = sheet.key ? String(fieldOf(item, sheet.key) ?? "") : "";
      const count = (met.get(name) ?? 0) + 1;
      met.set(name, count);
      return {
        owner: id,
        key: keyOf({ name, count }),
        cells: sheet.columns.map((column) => writeCell(column, Object(item))),
      };
    });
  });
}

/** Items without a name of their own go by their number, and so do those that share one. */
export function keyOf({ name, count }: { name: string; count: number }): string {
  if (name === "") return String(count);
  return count > 1 ? `${name} ${count}` : name;
}

function ownersOf({ sheet, product }: { sheet: PartSheet; product: object }) {
  if (!sheet.within) return [{ id: "", holder: product }];
  return itemsIn(product, sheet.within.field).map((item) => ({
    id: String(fieldOf(item, "id") ?? ""),
    holder: item,
  }));
}

export function itemsIn(holder: unknown, field: string): unknown[] {
  const items = fieldOf(holder, field);
  return Array.isArray(items) ? items : [];
}

export const fieldOf = (value: unknown, field: string): unknown =>
  Reflect.get(Object(value), field);
