import { type PointerEvent, type ReactNode, useState } from "react";
import type { OctaveAbsorption } from "#domain/catalogue/absorption.ts";
import { octaveBands } from "#domain/catalogue/octave-bands.ts";
import { practicalAbsorption } from "#domain/catalogue/ratings.ts";
import { m } from "#text";
import { bandAt, bandPositions, sheet } from "./absorption-geometry.ts";
import { AbsorptionPlot, lookOf, Mark } from "./absorption-plot.tsx";
import { AbsorptionTable } from "./absorption-table.tsx";
import { coefficient } from "./format-number.ts";
import { OnceHydrated } from "./use-hydrated.tsx";

export type AbsorptionCurve = { label: string; absorption: OctaveAbsorption };

const bandNames = {
  125: m.band_125,
  250: m.band_250,
  500: m.band_500,
  1000: m.band_1000,
  2000: m.band_2000,
  4000: m.band_4000,
};

/**
 * Absorption by octave band: a curve to look at, a line that says what a band means, a table to
 * read. With JavaScript the curve can be read by pointer, finger and arrow keys.
 */
export function AbsorptionChart({
  curves,
  reference,
  table = "shown",
  children,
}: {
  curves: AbsorptionCurve[];
  /** Draws the ISO 11654 reference curve shifted to this αw. */
  reference?: number | undefined;
  /** Beneath the curve, or for screen readers only where the page shows the values elsewhere. */
  table?: "shown" | "hidden";
  /** Where the numbers come from: no curve stands without it. */
  children: ReactNode;
}) {
  const [chosen, choose] = useState<number>();
  const active = chosen ?? peakOf(curves);

  function follow({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(bandAt((clientX - left) / width));
  }

  return (
    <figure>
      <p dir="ltr" className="mb-1 text-sm text-felt">
        <bdi>{m.chart_axis_absorption()}</bdi>
      </p>
      <div
        dir="ltr"
        className="relative touch-pan-y rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-oak"
        onPointerMove={follow}
        onPointerDown={follow}
      >
        <AbsorptionPlot
          curves={curves.map(({ absorption }) => absorption)}
          reference={reference}
          active={active}
        />
        <OnceHydrated>
          <input
            type="range"
            min={0}
            max={octaveBands.length - 1}
            value={active}
            onChange={({ target }) => choose(target.valueAsNumber)}
            aria-label={m.chart_read()}
            aria-valuetext={valuesAt({ curves, position: active })}
            className="absolute inset-y-0 cursor-crosshair opacity-0"
            style={reach}
          />
        </OnceHydrated>
      </div>
      <p dir="ltr" className="text-end text-sm text-felt">
        <bdi>{m.chart_axis_frequency()}</bdi>
      </p>
      <Reading curves={curves} position={active} />
      {reference !== undefined && <ReferenceKey value={reference} />}
      <div className={table === "shown" ? "mt-4" : "sr-only"}>
        <AbsorptionTable rows={rowsOf(curves)} />
      </div>
      <figcaption className="mt-3 text-sm text-felt">{children}</figcaption>
    </figure>
  );
}

const thumb = 16;
const [first = 0, last = 0] = [bandPositions[0], bandPositions.at(-1)];
/** The slider's thumb stands on the first band at its start and on the last at its end. */
const reach = {
  insetInlineStart: `calc(${(first / sheet.width) * 100}% - ${thumb / 2}px)`,
  width: `calc(${((last - first) / sheet.width) * 100}% + ${thumb}px)`,
};

/** What the band that is being read means to an ear. Room for it is kept, so nothing moves. */
function Reading({ curves, position }: { curves: AbsorptionCurve[]; position: number }) {
  const band = octaveBands[position] ?? 125;
  const alone = curves.length === 1;
  return (
    <div className="mt-2 min-h-14 border-s-2 border-oak ps-3 text-sm print:hidden">
      <p>
        <bdi className="tabular font-semibold">{band} Hz</bdi>
        <span className="text-felt"> · {bandNames[band]()}</span>
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {curves.map(({ label, absorption }, place) => (
          <li key={label} className={alone ? "" : "flex items-center gap-1.5"}>
            {!alone && <CurveMark position={place} />}
            <bdi className="tabular whitespace-nowrap">α = {coefficient(absorption[band])}</bdi>
            {alone && <span className="text-felt"> · {meaningOf(absorption[band])}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReferenceKey({ value }: { value: number }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-sm text-felt">
      <svg viewBox="0 0 24 4" className="w-6 shrink-0" aria-hidden="true" focusable="false">
        <path
          d="M1 2H23"
          className="stroke-felt"
          strokeWidth="1.5"
          strokeDasharray="1.5 3.5"
          strokeLinecap="round"
        />
      </svg>
      {m.chart_reference({ value: coefficient(value) })}
    </p>
  );
}

/** The mark of a curve, for legends and tables. */
export function CurveMark({ position }: { position: number }) {
  const look = lookOf(position);
  return (
    <svg viewBox="-12 -6 24 12" className="w-6 shrink-0" aria-hidden="true" focusable="false">
      <path d="M-12 0H12" className={look.line} strokeWidth="2" strokeDasharray={look.dash} />
      <Mark shape={look.shape} className={look.mark} />
    </svg>
  );
}

function meaningOf(absorbed: number): string {
  if (absorbed > 1) return m.chart_edge();
  return m.chart_taken({ percent: Math.round(absorbed * 100) });
}

function valuesAt({ curves, position }: { curves: AbsorptionCurve[]; position: number }): string {
  const band = octaveBands[position] ?? 125;
  const values = curves.map(({ label, absorption }) =>
    curves.length === 1
      ? `α ${coefficient(absorption[band])}`
      : `${label} α ${coefficient(absorption[band])}`,
  );
  return `${band} Hz: ${values.join(", ")}`;
}

/** Where the first curve is highest: what stands in the reading before anybody touches it. */
function peakOf([curve]: AbsorptionCurve[]): number {
  if (!curve) return 0;
  const values = octaveBands.map((band) => curve.absorption[band]);
  return values.indexOf(Math.max(...values));
}

function rowsOf(curves: AbsorptionCurve[]) {
  const [alone] = curves;
  if (curves.length > 1 || !alone) return curves;
  return [
    { label: m.chart_measured_row(), absorption: alone.absorption },
    { label: m.chart_practical_row(), absorption: practicalAbsorption(alone.absorption) },
  ];
}
