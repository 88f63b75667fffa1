import type { PackedLine } from "#domain/export-desk/plan-shipment.ts";
import { m } from "#text";
import { formatNumber } from "../ui/format/format-number.ts";
import { WideTable } from "../ui/page/wide-table.tsx";
import { Text } from "../ui/text/text.tsx";
import { LineMark } from "./line-mark.tsx";
import { layersOf, type Run } from "./runs.ts";
import { Cell, Head } from "./table-cells.tsx";

/** What a drawing shows, in figures. */
export function RowTable({ runs, lines }: { runs: Run[]; lines: PackedLine[] }) {
  return (
    <WideTable name={m.exporting_rows()} className="mt-6 max-w-4xl">
      <table className="w-full text-sm">
        <caption className="pb-1 text-start font-semibold">{m.exporting_rows()}</caption>
        <thead>
          <tr className="text-felt">
            <Head>{m.exporting_rows_line()}</Head>
            <Head>{m.exporting_rows_count()}</Head>
            <Head>{m.exporting_rows_units()}</Head>
            <Head>{m.exporting_rows_abreast()}</Head>
            <Head>{m.exporting_rows_high()}</Head>
            <Head>{m.exporting_rows_at()}</Head>
            <Head>{m.exporting_rows_size()}</Head>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => {
            const line = lines[run.load];
            if (!line) return null;
            const { unit } = line.load;
            return (
              <tr key={run.at} className="align-baseline">
                <th scope="row" className="min-w-40 py-2 pe-4 text-start font-normal">
                  <LineMark line={line.place} /> <Text>{line.product.title}</Text>
                </th>
                <Cell>{run.rows}</Cell>
                <Cell>{formatNumber(run.units)}</Cell>
                <Cell>{Math.min(run.abreast, run.units)}</Cell>
                <Cell>{layersOf(run)}</Cell>
                <Cell>
                  <bdi className="whitespace-nowrap">
                    {`${formatNumber(run.at)}–${formatNumber(run.at + run.rows * run.along)}`}
                  </bdi>
                </Cell>
                <Cell>
                  <bdi className="whitespace-nowrap">
                    {[unit.length, unit.width, unit.height].map(formatNumber).join(" × ")}
                  </bdi>
                </Cell>
              </tr>
            );
          })}
        </tbody>
      </table>
    </WideTable>
  );
}
