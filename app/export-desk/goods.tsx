import type { Shipment } from "#domain/export-desk/plan-shipment.ts";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { formatArea, formatNumber, formatShort } from "../ui/format/format-number.ts";
import { WideTable } from "../ui/page/wide-table.tsx";
import { Text } from "../ui/text/text.tsx";
import { LineMark } from "./line-mark.tsx";
import { Cell, Head } from "./table-cells.tsx";

/** What is ordered, line by line and together: cartons, pallets, kilograms, cubic metres. */
export function Goods({ shipment: { lines, total } }: { shipment: Shipment }) {
  return (
    <section>
      <h2 className="text-2xl">{m.exporting_goods()}</h2>
      <WideTable name={m.exporting_goods()} className="mt-4">
        <table className="w-full text-[0.9375rem]">
          <thead>
            <tr className="text-felt">
              <Head>{m.exporting_product()}</Head>
              <Head>{m.exporting_pieces()}</Head>
              <Head>{m.calculator_quantities_ordered()}</Head>
              <Head>{m.calculator_quantities_cartons()}</Head>
              <Head>{m.calculator_quantities_pallets()}</Head>
              <Head>{m.calculator_quantities_weight()}</Head>
              <Head>{m.calculator_quantities_volume()}</Head>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ place, product, pieces, area, cartons, pallets, ...line }) => (
              <tr key={place} className="align-baseline">
                <th scope="row" className="min-w-44 py-3 pe-4 text-start font-normal">
                  <LineMark line={place} />{" "}
                  <Link
                    to={`/productdetail/${product.id}.html`}
                    className="underline-offset-4 hover:underline"
                  >
                    <Text>{product.title}</Text>
                  </Link>
                </th>
                <Cell>{formatNumber(pieces)}</Cell>
                <Cell>{area === undefined ? "–" : formatArea(area)}</Cell>
                <Cell>{formatNumber(cartons)}</Cell>
                <Cell>{pallets === undefined ? "–" : formatNumber(pallets)}</Cell>
                <Cell>{formatArea(line.grossWeight)}</Cell>
                <Cell>{formatShort(line.cubicMetres)}</Cell>
              </tr>
            ))}
            <tr className="font-semibold">
              <th scope="row" className="py-3 pe-4 text-start">
                {m.calculator_quantities_total()}
              </th>
              <td />
              <td />
              <Cell>{formatNumber(total.cartons)}</Cell>
              <Cell>{formatNumber(total.pallets)}</Cell>
              <Cell>{formatArea(total.grossWeight)}</Cell>
              <Cell>{formatShort(total.cubicMetres)}</Cell>
            </tr>
          </tbody>
        </table>
      </WideTable>
      <p className="mt-3 max-w-prose text-sm text-felt">{m.exporting_whole_cartons()}</p>
    </section>
  );
}
