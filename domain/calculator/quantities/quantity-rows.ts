import { m } from "#text";
import type { Lang } from "../../language/language.ts";
import type { Text } from "../../language/text.ts";
import { writeNumber } from "../../text/write-number.ts";
import type { Absorber } from "../absorber.ts";
import type { Quantities, QuantityLine } from "./list-quantities.ts";

type Column = {
  head: typeof m.calculator_quantities_area;
  cell: (line: QuantityLine) => number | undefined;
  /** Of all lines, where that is not their sum. */
  total?: (lines: readonly QuantityLine[]) => number;
};

const columns: Column[] = [
  { head: m.calculator_quantities_area, cell: ({ area }) => area },
  { head: m.calculator_quantities_panels, cell: ({ panels }) => panels },
  { head: m.calculator_quantities_cut, cell: cutPieces },
  { head: m.calculator_quantities_waste, cell: ({ waste }) => 100 * waste, total: wasteOfAll },
  { head: m.calculator_quantities_ordered, cell: ({ orderedArea }) => orderedArea },
  { head: m.calculator_quantities_cartons, cell: ({ cartons }) => cartons },
  { head: m.calculator_quantities_pallets, cell: ({ pallets }) => pallets },
  { head: m.calculator_quantities_weight, cell: ({ grossWeight }) => grossWeight },
  { head: m.calculator_quantities_volume, cell: ({ cubicMetres }) => cubicMetres },
];

export function cutPieces({ placed }: QuantityLine): number {
  return placed.reduce((sum, { layout }) => sum + (layout?.cutPieces ?? 0), 0);
}

export type QuantityRow = {
  key: string;
  product: Text;
  finish: Text | undefined;
  size: string;
  cells: string[];
};

/** What to order as a table: a row for each product in each finish, and their sum where there are several. */
export function quantityRows({
  quantities: { lines },
  absorbers,
  lang,
}: {
  quantities: Pick<Quantities, "lines">;
  absorbers: readonly Absorber[];
  lang: Lang;
}): { heads: string[]; rows: QuantityRow[]; total: { name: string; cells: string[] } | undefined } {
  const locale = { locale: lang };
  const write = (value: number | undefined) =>
    value === undefined ? m.calculator_quantities_unknown({}, locale) : writeQuantity(value);
  return {
    heads: columns.map(({ head }) => head({}, locale)),
    rows: lines.map((line) => {
      const product = absorbers.find(({ id }) => id === line.product);
      const finish = product?.finishes.find(({ id }) => id === line.finish);
      const { width, height, depth } = line.size;
      return {
        key: `${line.product} ${line.finish}`,
        product: product?.title ?? line.product,
        finish: finish?.name,
        size: `${[width, height, depth].map((side) => writeNumber(side)).join(" × ")} ${m.unit_millimetres({}, locale)}`,
        cells: columns.map(({ cell }) => write(cell(line))),
      };
    }),
    total:
      lines.length > 1
        ? {
            name: m.calculator_quantities_total({}, locale),
            cells: columns.map((column) => write(totalOf({ lines, column }))),
          }
        : undefined,
  };
}

function wasteOfAll(lines: readonly QuantityLine[]): number {
  const area = lines.reduce((sum, line) => sum + line.area, 0);
  const panels = lines.reduce((sum, line) => sum + line.panelArea, 0);
  return 100 * Math.max(0, 1 - area / panels);
}

/** Unknown as soon as one of them is. */
function totalOf({
  lines,
  column: { cell, total: totalOfAll },
}: {
  lines: readonly QuantityLine[];
  column: Column;
}): number | undefined {
  if (totalOfAll) return totalOfAll(lines);
  let total = 0;
  for (const line of lines) {
    const value = cell(line);
    if (value === undefined) return undefined;
    total += value;
  }
  return total;
}

/** The smaller, the more exactly. */
function writeQuantity(value: number): string {
  return writeNumber(value, { most: value < 10 ? 2 : 1 });
}
