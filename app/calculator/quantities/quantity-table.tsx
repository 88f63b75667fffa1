import type { Absorber } from "#domain/calculator/absorber.ts";
import type { QuantityLine } from "#domain/calculator/quantities/list-quantities.ts";
import { m } from "#text";
import { formatArea, formatNumber, formatShort } from "../../ui/format/format-number.ts";
import { WideTable } from "../../ui/page/wide-table.tsx";
import { Text } from "../../ui/text/text.tsx";

const columns: { head: () => string; cell: (line: QuantityLine) => number | undefined }[] = [
  { head: m.calculator_quantities_area, cell: ({ area }) => area },
  { head: m.calculator_quantities_panels, cell: ({ panels }) => panels },
  { head: m.calculator_quantities_cut, cell: cutPieces },
  { head: m.calculator_quantities_waste, cell: ({ waste }) => 100 * waste },
  { head: m.calculator_quantities_ordered, cell: ({ orderedArea }) => orderedArea },
  { head: m.calculator_quantities_cartons, cell: ({ cartons }) => cartons },
  { head: m.calculator_quantities_pallets, cell: ({ pallets }) => pallets },
  { head: m.calculator_quantities_weight, cell: ({ grossWeight }) => grossWeight },
  { head: m.calculator_quantities_volume, cell: ({ cubicMetres }) => cubicMetres },
];

function cutPieces({ placed }: QuantityLine): number {
  return placed.reduce((sum, { layout }) => sum + (layout?.cutPieces ?? 0), 0);
}

/** A line for each product in each finish, and their sum where there are several. */
export function QuantityTable({
  lines,
  absorbers,
}: {
  lines: readonly QuantityLine[];
  absorbers: readonly Absorber[];
}) {
  return (
    <WideTable name={m.calculator_quantities_title()} className="print:overflow-visible">
      <table className="w-full text-sm print:text-xs">
        <thead>
          <tr>
            <th scope="col" className="py-2 pe-4 text-start align-bottom">
              {m.calculator_quantities_product()}
            </th>
            {columns.map(({ head }) => (
              <th key={head()} scope="col" className="py-2 ps-4 text-end align-bottom font-medium">
                {head()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.product} ${line.finish}`}>
              <th scope="row" className="min-w-40 py-3 pe-4 text-start font-normal">
                <ProductName line={line} absorbers={absorbers} />
              </th>
              {columns.map(({ head, cell }) => (
                <Figure key={head()} value={cell(line)} />
              ))}
            </tr>
          ))}
        </tbody>
        {lines.length > 1 && (
          <tfoot className="font-semibold">
            <tr>
              <th scope="row" className="py-3 pe-4 text-start">
                {m.calculator_quantities_total()}
              </th>
              {columns.map(({ head, cell }) => (
                <Figure key={head()} value={totalOf({ lines, cell, head })} />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </WideTable>
  );
}

/** Unknown as soon as one of them is; shares have a sum of their own. */
function totalOf({
  lines,
  cell,
  head,
}: {
  lines: readonly QuantityLine[];
} & (typeof columns)[number]): number | undefined {
  if (head === m.calculator_quantities_waste) {
    const [area, panels] = [
      lines.reduce((sum, line) => sum + line.area, 0),
      lines.reduce((sum, line) => sum + line.panelArea, 0),
    ];
    return 100 * Math.max(0, 1 - area / panels);
  }
  let total = 0;
  for (const line of lines) {
    const value = cell(line);
    if (value === undefined) return undefined;
    total += value;
  }
  return total;
}

function Figure({ value }: { value: number | undefined }) {
  return (
    <td className="tabular py-3 ps-4 text-end whitespace-nowrap">
      {value === undefined ? (
        <span className="text-felt">{m.calculator_quantities_unknown()}</span>
      ) : (
        <bdi>{value < 10 ? formatShort(value) : formatArea(value)}</bdi>
      )}
    </td>
  );
}

function ProductName({ line, absorbers }: { line: QuantityLine; absorbers: readonly Absorber[] }) {
  const product = absorbers.find(({ id }) => id === line.product);
  const finish = product?.finishes.find(({ id }) => id === line.finish);
  const { width, height, depth } = line.size;
  return (
    <>
      <span className="block">
        <Text>{product?.title ?? line.product}</Text>
      </span>
      <span className="block text-xs text-felt">
        {finish && (
          <>
            <Text>{finish.name}</Text>{" "}
          </>
        )}
        <bdi className="tabular whitespace-nowrap">
          {[width, height, depth].map(formatNumber).join(" × ")} {m.unit_millimetres()}
        </bdi>
      </span>
    </>
  );
}
