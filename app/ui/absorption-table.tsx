import type { Bands } from "#domain/acoustics/bands.ts";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import { m } from "#text";
import { coefficient } from "./format-number.ts";

/** The values of a chart as a table; its columns run as the axis does, also in Arabic. */
export function AbsorptionTable({ rows }: { rows: { label: string; absorption: Bands }[] }) {
  return (
    <table dir="ltr" className="tabular w-full border-collapse text-[0.75rem] phone:text-sm">
      <caption className="sr-only" dir="auto">
        {m.chart_title()}
      </caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="py-1.5 pe-2 text-start font-normal text-felt">
            Hz
          </th>
          {octaveBands.map((band) => (
            <th key={band} scope="col" className="px-1 py-1.5 text-end font-semibold">
              {band}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, absorption }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two curves may have the same name
          <tr key={position} className="border-b border-line">
            <th scope="row" className="py-1.5 pe-2 text-start font-normal text-felt">
              <bdi>{label}</bdi>
            </th>
            {octaveBands.map((band) => (
              <td key={band} className="px-1 py-1.5 text-end">
                {value(absorption[band])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function value(absorbed: number | undefined): string {
  return absorbed === undefined ? "–" : coefficient(absorbed);
}
