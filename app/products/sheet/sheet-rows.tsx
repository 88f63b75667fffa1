import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import type { Curve, SharedCurve } from "#domain/catalogue/curves-of.ts";
import type { Mounting } from "#domain/catalogue/rate-mounting.ts";
import { keepTogether } from "#domain/text/keep-together.ts";
import { m } from "#text";
import { CurveMark } from "../../acoustics/curve-mark.tsx";
import { EvidenceLabel } from "../../acoustics/evidence-label.tsx";
import { coefficient, formatNumber } from "../../ui/format/format-number.ts";
import { WideTable } from "../../ui/page/wide-table.tsx";
import { Text } from "../../ui/text/text.tsx";
import { weightedText } from "../facts/weighted.tsx";

/** One curve of one mounting: a row of the table. */
export type SheetRow = { name: string; mounting: Mounting; curve: Curve };

/** Columns run as the axis of the chart does, so the table is set from left to right everywhere. */
export function SheetRows({
  rows,
  shared,
  isComparison,
}: {
  rows: SheetRow[];
  /** The curves as they are drawn: rows that share one share its mark. */
  shared: SharedCurve<SheetRow>[];
  isComparison: boolean;
}) {
  const numbers = ["αw", m.rating_label(), "NRC", "SAA"];
  return (
    <WideTable name={m.chart_title()} dir="ltr" className="mt-4">
      <table className="tabular w-full">
        <thead>
          <tr className="text-felt">
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              <bdi>{isComparison ? m.compare_product() : m.filter_mounting()}</bdi>
            </th>
            {octaveBands.map((band) => (
              <th key={band} scope="col" className="px-1.5 py-1 text-end font-normal">
                {band}
              </th>
            ))}
            {numbers.map((name) => (
              <th key={name} scope="col" className="px-1.5 py-1 text-end font-normal break-keep">
                <bdi>{name}</bdi>
              </th>
            ))}
            <th scope="col" className="py-1 ps-3 text-start font-normal">
              <bdi>{m.fire_evidence()}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of one mounting may share a name
            <tr key={position} className="align-baseline">
              <th
                scope="row"
                className="max-w-72 min-w-32 py-1 pe-3 text-start font-normal tablet:min-w-48"
              >
                {/* Not the cell itself: its start is that of the table, where it stays. */}
                <div dir="auto">
                  <span className="flex items-center gap-2 font-semibold">
                    <CurveMark position={shared.findIndex(({ owners }) => owners.includes(row))} />
                    {keepTogether(row.name)}
                  </span>
                  <span className="block text-xs text-felt">
                    <Text>{row.mounting.buildUp}</Text>
                    {isComparison &&
                      ` (${m.mounting_depth({ depth: formatNumber(row.mounting.depth) })})`}
                  </span>
                </div>
              </th>
              <Values curve={row.curve} />
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function Values({ curve }: { curve: Curve }) {
  const range = curve.status === "calculated" ? curve.calculated : undefined;
  return (
    <>
      {octaveBands.map((band) => {
        const absorbed = curve.absorption[band];
        const least = range?.least[band];
        const most = range?.most[band];
        return (
          <td key={band} className="px-1.5 py-1 text-end">
            {absorbed === undefined ? "–" : coefficient(absorbed)}
            {least !== undefined && most !== undefined && (
              <span className="block text-xs whitespace-nowrap text-felt">
                {coefficient(least)}–{coefficient(most)}
              </span>
            )}
          </td>
        );
      })}
      {ratingsOf(curve).map((value, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four fixed columns
        <td key={position} className="px-1.5 py-1 text-end font-semibold whitespace-nowrap">
          {value}
        </td>
      ))}
      <td className="py-1 ps-3" dir="auto">
        {curve.status === "measured" ? (
          <EvidenceLabel kind="laboratory" wraps />
        ) : (
          <EvidenceLabel kind={curve.status} wraps />
        )}
        {curve.status === "measured" && curve.measured.basis === "octaves" && (
          <span className="block text-xs text-felt">{m.rating_from_octaves()}</span>
        )}
      </td>
    </>
  );
}

/** Only what a laboratory has measured is rated. */
function ratingsOf(curve: Curve): string[] {
  if (curve.status !== "measured") return ["–", "–", "–", "–"];
  const { weighted, nrc, saa } = curve.measured;
  return [
    weightedText(weighted),
    weighted.class ?? "–",
    coefficient(nrc),
    saa === undefined ? "–" : coefficient(saa),
  ];
}
