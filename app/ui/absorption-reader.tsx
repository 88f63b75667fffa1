import { type PointerEvent, useEffect, useRef, useState } from "react";
import { octaveBands } from "#domain/catalogue/octave-bands.ts";
import { m } from "#text";
import type { AbsorptionCurve, Curves } from "./absorption-chart.tsx";
import { bandAt, bandPositions, sheet } from "./absorption-geometry.ts";
import { AbsorptionPlot } from "./absorption-plot.tsx";
import { CurveMark } from "./curve-mark.tsx";
import { coefficient } from "./format-number.ts";

const bandNames = {
  125: m.band_125,
  250: m.band_250,
  500: m.band_500,
  1000: m.band_1000,
  2000: m.band_2000,
  4000: m.band_4000,
};

/** The curves, and a line that says what a band means: read by pointer, finger and arrow keys. */
export function AbsorptionReader({ curves, reference }: Curves) {
  const [chosen, choose] = useState<number>();
  const active = chosen ?? peakOf(curves);
  const slider = useRef<HTMLInputElement>(null);

  // A key may have moved it before React was there.
  useEffect(() => {
    if (slider.current) choose(slider.current.valueAsNumber);
  }, []);

  function follow({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(bandAt((clientX - left) / width));
  }

  return (
    <>
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
        <input
          ref={slider}
          type="range"
          min={0}
          max={octaveBands.length - 1}
          value={active}
          onChange={({ target }) => choose(target.valueAsNumber)}
          aria-label={m.chart_read()}
          aria-valuetext={valuesAt({ curves, position: active })}
          className="absolute inset-y-0 cursor-crosshair opacity-0 noscript:hidden"
          style={reach}
        />
      </div>
      <p dir="ltr" className="text-end text-sm text-felt">
        <bdi>{m.chart_axis_frequency()}</bdi>
      </p>
      <Reading curves={curves} position={active} />
    </>
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
