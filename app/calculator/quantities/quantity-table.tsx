import type { Absorber } from "#domain/calculator/absorber.ts";
import type { Quantities } from "#domain/calculator/quantities/list-quantities.ts";
import { quantityRows } from "#domain/calculator/quantities/quantity-rows.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { WideTable } from "../../ui/page/wide-table.tsx";
import { Text } from "../../ui/text/text.tsx";

export function QuantityTable({
  quantities,
  absorbers,
}: {
  quantities: Pick<Quantities, "lines">;
  absorbers: readonly Absorber[];
}) {
  const { heads, rows, total } = quantityRows({ quantities, absorbers, lang: getLocale() });
  return (
    <WideTable name={m.calculator_quantities_title()} className="print:overflow-visible">
      <table className="w-full text-sm print:text-xs">
        <thead>
          <tr>
            <th scope="col" className="py-2 pe-4 text-start align-bottom">
              {m.calculator_quantities_product()}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 ps-4 text-end align-bottom font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, product, finish, size, cells }) => (
            <tr key={key}>
              <th scope="row" className="min-w-40 py-3 pe-4 text-start font-normal">
                <span className="block">
                  <Text>{product}</Text>
                </span>
                <span className="block text-xs text-felt">
                  {finish && (
                    <>
                      <Text>{finish}</Text>{" "}
                    </>
                  )}
                  <bdi className="tabular whitespace-nowrap">{size}</bdi>
                </span>
              </th>
              <Cells heads={heads} cells={cells} />
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot className="font-semibold">
            <tr>
              <th scope="row" className="py-3 pe-4 text-start">
                {total.name}
              </th>
              <Cells heads={heads} cells={total.cells} />
            </tr>
          </tfoot>
        )}
      </table>
    </WideTable>
  );
}

function Cells({ heads, cells }: { heads: string[]; cells: string[] }) {
  return cells.map((cell, at) => (
    <td key={heads[at]} className="tabular py-3 ps-4 text-end whitespace-nowrap">
      <bdi>{cell}</bdi>
    </td>
  ));
}
