import type { Curve } from "#domain/catalogue/curves-of.ts";
import { AbsorptionChart } from "./absorption-chart.tsx";
import { toChartCurve } from "./chart-curve.ts";
import { CurveMark } from "./curve-mark.tsx";
import { CurveSource, curveName } from "./curve-source.tsx";

/** All that is known of one mounting: each curve by its kind, with everything that it rests on. */
export function SourcedChart({
  curves,
  reference,
}: {
  curves: Curve[];
  reference?: number | undefined;
}) {
  return (
    <AbsorptionChart
      curves={curves.map((curve) => toChartCurve({ curve, label: curveName(curve) }))}
      reference={reference}
    >
      <SourceList curves={curves} />
    </AbsorptionChart>
  );
}

/** Where each curve of a chart comes from, by its mark. */
export function SourceList({ curves }: { curves: Curve[] }) {
  return (
    <ul className="space-y-3">
      {curves.map((curve, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a curve is its place among the looks
        <li key={position} className="flex gap-2">
          <span className="mt-1.5">
            <CurveMark position={position} />
          </span>
          <CurveSource curve={curve} />
        </li>
      ))}
    </ul>
  );
}
