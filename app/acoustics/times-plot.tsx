import type { Bands } from "#domain/acoustics/bands.ts";
import type { OctaveBand } from "#domain/acoustics/octave-bands.ts";
import type { WantedTimes } from "#domain/calculator/wanted-times.ts";
import { formatNumber } from "../ui/format/format-number.ts";
import { pointsOf, rangePath, type Scale, scaleForSeconds, sheet } from "./absorption-geometry.ts";
import { lookOf, PlotCurve, PlotGrid } from "./absorption-plot.tsx";

/** Which of the looks of curves a room has, before and after, and by Arau-Puchades. */
export const timeLooks = { before: 2, after: 0, uneven: 3 };

/** Seconds by octave band. Where absorption is uneven, Arau-Puchades is drawn as well. */
export type PlottedTimes = {
  sabine: Bands;
  eyring: Bands;
  arau?: Bands | undefined;
  uneven?: boolean;
};

export type TimesToPlot = {
  before: PlottedTimes;
  /** Undefined where nothing is put up. */
  after: PlottedTimes | undefined;
  wanted: WantedTimes | undefined;
};

/** Between Sabine and Eyring lies what may be expected. Frequency runs from left to right in every language. */
export function TimesPlot({ before, after, wanted }: TimesToPlot) {
  const range = wanted && rangeOf(wanted);
  const scale = scaleForSeconds([before.sabine, after?.sabine ?? {}, range?.most ?? {}]);
  const shown = after ?? before;
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      focusable="false"
      className="tabular block w-full text-[0.875rem] tablet:text-[0.75rem]"
    >
      {range && <path d={rangePath({ ...range, scale })} className="fill-moss/15" data-wanted="" />}
      <PlotGrid scale={scale} write={formatNumber} />
      <Between {...before} scale={scale} look={timeLooks.before} />
      {after && <Between {...after} scale={scale} look={timeLooks.after} />}
      {shown.uneven && shown.arau && (
        <Curve times={shown.arau} scale={scale} look={timeLooks.uneven} />
      )}
      <Curve times={before.sabine} scale={scale} look={timeLooks.before} />
      {after && <Curve times={after.sabine} scale={scale} look={timeLooks.after} />}
    </svg>
  );
}

function Curve({ times, scale, look }: { times: Bands; scale: Scale; look: number }) {
  return (
    <PlotCurve points={pointsOf({ curve: times, scale })} look={lookOf(look)} isRead={false} />
  );
}

function Between({
  sabine,
  eyring,
  scale,
  look,
}: PlottedTimes & {
  scale: Scale;
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
