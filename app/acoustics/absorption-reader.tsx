import { useId } from "react";
import { type OctaveBand, octaveBands } from "#domain/acoustics/octave-bands.ts";
import { m } from "#text";
import { coefficient } from "../ui/format/format-number.ts";
import { dot } from "../ui/text/dot.ts";
import { joinValues, named } from "../ui/text/punctuation.ts";
import type { AbsorptionCurve, Curves } from "./absorption-curve.ts";
import { bandColumns } from "./absorption-geometry.ts";
import { AbsorptionPlot } from "./absorption-plot.tsx";
import { CurveMark } from "./curve-mark.tsx";
import { AxisName } from "./plot-words.tsx";

const bandNames = {
  125: m.band_125,
  250: m.band_250,
  500: m.band_500,
  1000: m.band_1000,
  2000: m.band_2000,
  4000: m.band_4000,
};

/**
 * The curves, and a line that says what a band means: read by pointer, finger and arrow keys. The
 * bands are radio buttons in disguise, and the stylesheet shows what belongs to the one that is
 * chosen or pointed at (`.band-reader`), so that reading a curve needs no script.
 */
export function AbsorptionReader({ curves, reference }: Curves) {
  return (
    <div className="band-reader">
      <AxisName at="above">{m.chart_axis_absorption()}</AxisName>
      <div
        dir="ltr"
        className="drawing relative aspect-[400/236] rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-oak"
      >
        <AbsorptionPlot curves={curves} reference={reference} />
        <BandChoice curves={curves} />
      </div>
      <AxisName at="below">{m.chart_axis_frequency()}</AxisName>
      {/* Room for the longest reading is kept, so nothing moves. */}
      <div className="mt-2 grid min-h-14 border-s-2 border-oak ps-3 text-sm print:hidden">
        {octaveBands.map((band) => (
          <div key={band} data-band={band} className="[grid-area:1/1]">
            <Reading curves={curves} band={band} />
          </div>
        ))}
      </div>
    </div>
  );
}

function BandChoice({ curves }: { curves: AbsorptionCurve[] }) {
  const name = useId();
  const highest = peakOf(curves);
  return (
    <fieldset className={`absolute inset-0 grid ${bandColumns} print:hidden`}>
      <legend className="sr-only">{m.chart_read()}</legend>
      {octaveBands.map((band) => (
        <label key={band} className="relative cursor-crosshair">
          <input
            type="radio"
            name={name}
            value={band}
            defaultChecked={band === highest}
            className="sr-only"
          />
          <span className="sr-only">{valuesAt({ curves, band })}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What a band means to an ear. */
function Reading({ curves, band }: { curves: AbsorptionCurve[]; band: OctaveBand }) {
  const alone = curves.length === 1;
  return (
    <>
      <p>
        <bdi className="tabular font-semibold">{m.hertz({ value: band })}</bdi>
        <span className="text-felt">
          {dot}
          {bandNames[band]()}
        </span>
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {curves.map((curve, place) => {
          const absorbed = curve.absorption[band];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a curve is its place among the looks
            <li key={place} className={alone ? "" : "flex items-center gap-1.5"}>
              {!alone && <CurveMark position={place} />}
              <bdi className="tabular whitespace-nowrap">{valueAt({ curve, band })}</bdi>
              {alone && absorbed !== undefined && (
                <span className="text-felt">
                  {dot}
                  {meaningOf(absorbed)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function meaningOf(absorbed: number): string {
  if (absorbed > 1) return m.chart_edge();
  return m.chart_taken({ percent: Math.round(absorbed * 100) });
}

function valuesAt({ curves, band }: { curves: AbsorptionCurve[]; band: OctaveBand }): string {
  const values = curves.map((curve) =>
    curves.length === 1 ? valueAt({ curve, band }) : `${curve.label} ${valueAt({ curve, band })}`,
  );
  return named(m.hertz({ value: band })) + joinValues(values);
}

function valueAt({ curve, band }: { curve: AbsorptionCurve; band: OctaveBand }): string {
  const absorbed = curve.absorption[band];
  if (absorbed === undefined) return m.chart_no_value();
  const least = curve.range?.least[band];
  const most = curve.range?.most[band];
  if (least === undefined || most === undefined) return `α ${coefficient(absorbed)}`;
  return `α ${coefficient(absorbed)} (${coefficient(least)}–${coefficient(most)})`;
}

/** Where the first curve is highest: what stands in the reading before anybody touches it. */
function peakOf([curve]: AbsorptionCurve[]): OctaveBand {
  const byHeight = octaveBands.toSorted(
    (one, other) => (curve?.absorption[other] ?? 0) - (curve?.absorption[one] ?? 0),
  );
  return byHeight[0] ?? 125;
}
