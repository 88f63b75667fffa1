import type { Bands } from "#domain/acoustics/bands.ts";
import type { OctaveBand } from "#domain/acoustics/octave-bands.ts";
import type { Calculated } from "#domain/calculator/calculate.ts";
import type { WantedTimes } from "#domain/calculator/room-target.ts";
import { pointsOf, rangePath, scaleForSeconds, sheet } from "../acoustics/absorption-geometry.ts";
import { lookOf, PlotCurve, PlotGrid } from "../acoustics/absorption-plot.tsx";
import { formatNumber } from "../ui/format/format-number.ts";

/** Which of the looks of curves the room has, before and after, and by Arau-Puchades. */
export const timeLooks = { before: 2, after: 0, uneven: 3 };

/** Seconds by octave band: between Sabine and Eyring lies what may be expected. */
export function TimesPlot({
  result: { before, after, wanted },
  isTreated,
}: {
  result: Calculated;
  isTreated: boolean;
}) {
  const range = wanted && rangeOf(wanted);
  const scale = scaleForSeconds([before.sabine, after.sabine, range?.most ?? {}]);
  const shown = isTreated ? after : before;
  const curve = (bands: Bands) => pointsOf({ curve: bands, scale });
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      focusable="false"
      className="tabular block w-full text-[0.75rem]"
    >
      {range && <path d={rangePath({ ...range, scale })} className="fill-moss/15" data-wanted="" />}
      <PlotGrid scale={scale} write={formatNumber} />
      {isTreated && <Between {...before} scale={scale} look={timeLooks.before} />}
      <Between {...shown} scale={scale} look={isTreated ? timeLooks.after : timeLooks.before} />
      {shown.uneven && shown.arau && (
        <PlotCurve points={curve(shown.arau)} look={lookOf(timeLooks.uneven)} isRead={false} />
      )}
      <PlotCurve points={curve(before.sabine)} look={lookOf(timeLooks.before)} isRead={false} />
      {isTreated && (
        <PlotCurve points={curve(after.sabine)} look={lookOf(timeLooks.after)} isRead={false} />
      )}
    </svg>
  );
}

function Between({
  sabine,
  eyring,
  scale,
  look,
}: {
  sabine: Bands;
  eyring: Bands;
  scale: ReturnType<typeof scaleForSeconds>;
  look: number;
}) {
  return (
    <path
      d={rangePath({ least: eyring, most: sabine, scale })}
      className={lookOf(look).mark}
      fillOpacity="0.2"
    />
  );
}

function rangeOf(wanted: WantedTimes): { least: Bands; most: Bands } {
  const entries = Object.entries(wanted).map(
    ([band, range]) => [Number(band) as OctaveBand, range] as const,
  );
  return {
    least: Object.fromEntries(entries.map(([band, { least }]) => [band, least])),
    most: Object.fromEntries(entries.map(([band, { most }]) => [band, most])),
  };
}
