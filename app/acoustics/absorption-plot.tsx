import { Fragment } from "react";
import { bandsOf } from "#domain/acoustics/bands.ts";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import { coefficient } from "../ui/format/format-number.ts";
import type { AbsorptionCurve } from "./absorption-curve.ts";
import {
  bandPositions,
  pathOf,
  plot,
  pointsOf,
  rangePath,
  referencePath,
  type Scale,
  scaleFor,
  sheet,
} from "./absorption-geometry.ts";

/** Told apart by colour, stroke and mark, so that a grey print still tells them apart. */
export const curveLooks = [
  { line: "stroke-oak-deep", mark: "fill-oak-deep", dash: undefined, shape: "circle" },
  { line: "stroke-moss", mark: "fill-moss", dash: "8 4", shape: "square" },
  { line: "stroke-ink", mark: "fill-ink", dash: "2 4", shape: "triangle" },
  { line: "stroke-danger", mark: "fill-danger", dash: "10 3 2 3", shape: "diamond" },
  { line: "stroke-oak", mark: "fill-oak", dash: "5 3", shape: "hexagon" },
  { line: "stroke-felt", mark: "fill-felt", dash: "1 3", shape: "bar" },
] as const;

type Look = (typeof curveLooks)[number];

export function lookOf(position: number): Look {
  return curveLooks[position % curveLooks.length] ?? curveLooks[0];
}

/** The curves themselves. Frequency runs from left to right in every language. */
export function AbsorptionPlot({
  curves,
  reference,
}: {
  curves: AbsorptionCurve[];
  /** Weighted absorption coefficient whose reference curve is drawn behind. */
  reference: number | undefined;
}) {
  const ranges = curves.map(({ range }, position) => ({ range, mark: lookOf(position).mark }));
  // One strip over another tells nothing any more; the table still has the numbers.
  const shownRanges = ranges.filter(({ range }) => range).length > 2 ? [] : ranges;
  const scale = scaleFor([
    ...curves.map(({ absorption }) => absorption),
    ...shownRanges.flatMap(({ range }) => (range ? [range.most] : [])),
  ]);
  const [first] = curves;
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      focusable="false"
      className="tabular block w-full text-[0.875rem] tablet:text-[0.75rem]"
    >
      <PlotGrid scale={scale} />
      {octaveBands.map((band, position) => (
        <path
          key={band}
          data-band={band}
          d={`M${bandPositions[position]} ${plot.top}V${plot.bottom}`}
          className="stroke-oak print:hidden"
          strokeWidth="1"
        />
      ))}
      {first && curves.length === 1 && !first.range && isWhole(first) && (
        <path
          d={`${pathOf(pointsOf({ curve: first.absorption, scale }))}V${plot.bottom}H${bandPositions[0]}Z`}
          className="fill-oak/12"
        />
      )}
      {shownRanges.map(
        ({ range, mark }) =>
          range && (
            <path
              key={mark}
              d={rangePath({ ...range, scale })}
              className={mark}
              fillOpacity="0.14"
              data-range=""
            />
          ),
      )}
      {reference !== undefined && (
        <path
          d={referencePath({ weighted: reference, scale })}
          className="fill-none stroke-felt"
          strokeWidth="1.25"
          strokeDasharray="1.5 3.5"
          strokeLinecap="round"
        />
      )}
      {curves.map((curve, position) => (
        <PlotCurve
          // biome-ignore lint/suspicious/noArrayIndexKey: a curve is its place among the looks
          key={position}
          points={pointsOf({ curve: curve.absorption, scale })}
          look={lookOf(position)}
        />
      ))}
    </svg>
  );
}

function isWhole({ absorption }: AbsorptionCurve): boolean {
  return bandsOf(absorption).length === octaveBands.length;
}

/** The lines and numbers a curve is read by. */
export function PlotGrid({
  scale,
  write = (level) => coefficient(level).replace(/0$/, ""),
}: {
  scale: Scale;
  write?: (level: number) => string;
}) {
  return (
    <g className="fill-felt">
      {scale.levels.map((level) => (
        <g key={level}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={scale.y(level)}
            y2={scale.y(level)}
            className={level === 0 || level === scale.limit ? "stroke-felt" : "stroke-line"}
            strokeWidth="1"
            strokeDasharray={level === scale.limit ? "4 3" : undefined}
          />
          <text x={plot.left - 7} y={scale.y(level) + 4} textAnchor="end">
            {write(level)}
          </text>
        </g>
      ))}
      {octaveBands.map((band, position) => (
        <text key={band} x={bandPositions[position]} y={sheet.height - 9} textAnchor="middle">
          {band}
        </text>
      ))}
    </g>
  );
}

/** One curve with a mark on each band. */
export function PlotCurve({
  points,
  look,
  isRead = true,
}: {
  points: { band: number; x: number; y: number; afterGap?: boolean }[];
  look: Look;
  /** Whether the mark of a band grows when somebody reads it. */
  isRead?: boolean;
}) {
  return (
    <g>
      <path
        d={pathOf(points)}
        className={`fill-none ${look.line}`}
        strokeWidth="2.25"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeDasharray={look.dash}
      />
      {points.map(({ band, x, y }) => {
        const mark = { shape: look.shape, className: `${look.mark} stroke-paper` };
        return (
          <Fragment key={band}>
            <Mark {...mark} place={`translate(${x} ${y})`} />
            {isRead && (
              <g data-band={band}>
                <Mark {...mark} place={`translate(${x} ${y}) scale(1.5)`} />
              </g>
            )}
          </Fragment>
        );
      })}
    </g>
  );
}

const shapes = {
  circle: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  square: "M-3.5-3.5h7v7h-7Z",
  triangle: "M0-4.5L4.2 3.2H-4.2Z",
  diamond: "M0-5L5 0L0 5L-5 0Z",
  hexagon: "M-4.5 0L-2.25-3.9H2.25L4.5 0L2.25 3.9H-2.25Z",
  bar: "M-1.8-4.5h3.6v9h-3.6Z",
};

export function Mark({
  shape,
  className,
  place,
}: {
  shape: keyof typeof shapes;
  className: string;
  place?: string;
}) {
  return <path d={shapes[shape]} transform={place} className={className} strokeWidth="1.25" />;
}
