import type { Change } from "./import-plan.ts";
import { type PartSheet, partSheets } from "./part-sheets.ts";
import { type WrittenPart, writeParts } from "./write-parts.ts";

/** What becomes of the parts of a product, sheet by sheet and cell by cell. */
export function compareParts({ before, after }: { before: object; after: object }): Change[] {
  return partSheets.flatMap((sheet) => {
    const was = writeParts({ sheet, product: before });
    const is = writeParts({ sheet, product: after });
    if (was.length > 0 && is.length === 0) {
      return [
        {
          ...{ sheet: sheet.name, column: keyColumn(sheet), what: "emptied" as const },
          ...{ before: was.map(nameOf).join("; "), after: "" },
        },
      ];
    }
    return compareItems({ sheet, was, is });
  });
}

function compareItems({
  sheet,
  was,
  is,
}: {
  sheet: PartSheet;
  was: WrittenPart[];
  is: WrittenPart[];
}): Change[] {
  const [old, fresh] = [was, is].map((parts) => new Map(parts.map((one) => [nameOf(one), one])));
  const whole = { sheet: sheet.name, column: keyColumn(sheet), before: "", after: "" };
  const kept = (parts: WrittenPart[], others: Map<string, WrittenPart> | undefined) =>
    parts.map(nameOf).filter((name) => others?.has(name));
  const order = { was: kept(was, fresh).join("; "), is: kept(is, old).join("; ") };
  return [
    ...is.flatMap((part): Change[] => {
      const item = nameOf(part);
      const known = old?.get(item);
      if (!known) return [{ ...whole, item, after: summaryOf(part), what: "added" }];
      return compareCells({ sheet, item, was: known.cells, is: part.cells });
    }),
    ...was.flatMap((part): Change[] => {
      const item = nameOf(part);
      if (fresh?.has(item)) return [];
      return [{ ...whole, item, before: summaryOf(part), what: "removed" }];
    }),
    ...(order.was === order.is
      ? []
      : [{ ...whole, before: order.was, after: order.is, what: "moved" as const }]),
  ];
}

function compareCells({
  sheet,
  item,
  was,
  is,
}: {
  sheet: PartSheet;
  item: string;
  was: string[];
  is: string[];
}): Change[] {
  return sheet.columns.flatMap((column, place) => {
    const [before = "", after = ""] = [was[place], is[place]];
    if (before === after) return [];
    return [{ sheet: sheet.name, item, column: column.name, before, after }];
  });
}

function keyColumn({ key, columns }: PartSheet): string {
  return key ?? columns[0]?.name ?? "";
}

function nameOf({ owner, key }: WrittenPart): string {
  return owner ? `${owner} ${key}` : key;
}

const shown = 80;

/** The beginning of what stands in it. */
function summaryOf({ cells }: WrittenPart): string {
  const text = cells.filter(Boolean).join(" · ");
  return text.length > shown ? `${text.slice(0, shown)}…` : text;
}
