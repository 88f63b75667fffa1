import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import { toleranceBands } from "#domain/acoustics/reverberation-targets.ts";
import type { CaseReverberation } from "#domain/cases/get-case-reverberation.ts";
import {
  bandPositions,
  plot,
  pointsOf,
  type Scale,
  scaleForSeconds,
  sheet,
} from "../acoustics/absorption-geometry.ts";
import { lookOf, PlotCurve, PlotGrid } from "../acoustics/absorption-plot.tsx";
import { formatNumber } from "../ui/format/format-number.ts";

/** Which of the looks of curves the room has, before and after. */
export const timeLooks = { before: 2, after: 0 };

/** Seconds by octave band. Frequency runs from left to right in every language. */
export function ReverberationPlot({ before, after, recommended }: CaseReverberation) {
  const scale = scaleForSeconds([before, after]);
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      focusable="false"
      className="tabular block w-full text-[0.75rem]"
    >
      {recommended && <Recommended {...recommended} scale={scale} />}
      <PlotGrid scale={scale} write={formatNumber} />
      <PlotCurve
        points={pointsOf({ curve: before, scale })}
        look={lookOf(timeLooks.before)}
        isRead={false}
      />
      <PlotCurve
        points={pointsOf({ curve: after, scale })}
        look={lookOf(timeLooks.after)}
        isRead={false}
      />
    </svg>
  );
}

function Recommended({ least, most, scale }: { least: number; most: number; scale: Scale }) {
  const at = (band: (typeof octaveBands)[number]) => bandPositions[octaveBands.indexOf(band)] ?? 0;
  const left = at(toleranceBands.lowest);
  const top = Math.max(plot.top, scale.y(most));
  return (
    <rect
      x={left}
      y={top}
      width={at(toleranceBands.highest) - left}
      height={scale.y(least) - top}
      className="fill-moss/15"
    />
  );
}
