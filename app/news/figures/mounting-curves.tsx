import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import type { Calculated } from "#domain/catalogue/calculate-mounting.ts";
import { calculateFeltMountings } from "#domain/figures/felt-mountings.ts";
import { m } from "#text";
import { pathOf, pointsOf, rangePath, scaleFor } from "../../acoustics/absorption-geometry.ts";
import { PlotGrid } from "../../acoustics/absorption-plot.tsx";
import { BuildUpDrawing } from "../../acoustics/build-up-drawing.tsx";
import { calculatedTexts } from "../../acoustics/curve-source.tsx";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { rimmed } from "../../acoustics/plot-words.tsx";
import { OneOf } from "../../ui/controls/one-of.tsx";
import { coefficient } from "../../ui/format/format-number.ts";
import { joinValues } from "../../ui/text/punctuation.ts";
import { Basis } from "./basis.tsx";
import { AxisName, Drawing, Legend } from "./drawing.tsx";
import { FigureFrame } from "./figure-frame.tsx";

type Mounting = ReturnType<typeof calculateFeltMountings>[number];

/** One board, three ways to fix it: build-up and curve change together. */
export function MountingCurvesFigure({ caption }: { caption: string }) {
  const mountings = calculateFeltMountings();
  return (
    <FigureFrame
      title={m.figure_mounting_title()}
      basis={null}
      values={{
        head: [m.hertz_sign(), ...octaveBands.map(String)],
        rows: mountings.map(({ kind, calculated }) => [
          mountingName(kind),
          ...valuesOf(calculated),
        ]),
      }}
      caption={caption}
    >
      <OneOf
        legend={m.mounting_switch()}
        look="cards"
        choices={mountings.map((mounting) => ({
          value: mounting.kind,
          label: (
            <>
              <BuildUpDrawing kind={mounting.kind} material="polyester" className="mb-2 w-full" />
              {mountingName(mounting.kind)}
            </>
          ),
          title: mountingName(mounting.kind),
          view: (
            <MountingView
              mounting={mounting}
              others={mountings.filter((other) => other !== mounting)}
            />
          ),
        }))}
      />
    </FigureFrame>
  );
}

function valuesOf({ absorption }: Calculated): string[] {
  return octaveBands.map((band) => {
    const value = absorption[band];
    return value === undefined ? "–" : coefficient(value);
  });
}

function MountingView({ mounting, others }: { mounting: Mounting; others: Mounting[] }) {
  const { kind, calculated } = mounting;
  const values = valuesOf(calculated);
  const scale = scaleFor([calculated.most]);
  return (
    <div className="mt-5">
      <AxisName at="above">{m.chart_axis_absorption()}</AxisName>
      <Drawing
        title={mountingName(kind)}
        desc={m.figure_mounting_desc({
          mounting: mountingName(kind),
          values: joinValues(
            octaveBands.map((band, at) => `${m.hertz({ value: band })} ${values[at]}`),
          ),
        })}
        width={400}
        height={236}
      >
        <PlotGrid scale={scale} />
        <path
          d={rangePath({ least: calculated.least, most: calculated.most, scale })}
          className="fill-oak/15"
        />
        {others.map((other) => (
          <path
            key={other.kind}
            d={pathOf(pointsOf({ curve: other.calculated.absorption, scale }))}
            className="fill-none stroke-felt"
            strokeWidth="1.25"
            strokeDasharray="2 3"
          />
        ))}
        <path
          d={pathOf(pointsOf({ curve: calculated.absorption, scale }))}
          className="fill-none stroke-oak-deep"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {pointsOf({ curve: calculated.absorption, scale }).map(({ band, x, y }) => (
          <g key={band}>
            <circle cx={x} cy={y} r="4" className="fill-oak-deep stroke-paper" />
            <text
              {...rimmed}
              x={x}
              y={y - 9}
              textAnchor="middle"
              className="fill-ink stroke-paper font-semibold"
            >
              {coefficient(calculated.absorption[band] ?? 0)}
            </text>
          </g>
        ))}
      </Drawing>
      <AxisName at="below">{m.chart_axis_frequency()}</AxisName>
      <Legend
        entries={[
          {
            mark: (
              <>
                <rect x="-12" y="-5" width="24" height="10" className="fill-oak/15" />
                <path d="M-12 0H12" className="stroke-oak-deep" strokeWidth="2.5" />
              </>
            ),
            text: m.figure_mounting_this(),
          },
          {
            mark: (
              <path d="M-12 0H12" className="stroke-felt" strokeWidth="1.5" strokeDasharray="2 3" />
            ),
            text: m.figure_mounting_others(),
          },
        ]}
      />
      <div className="mt-4 text-sm text-felt">
        <Basis kind="calculated">{calculatedTexts(calculated).join(" ")}</Basis>
      </div>
    </div>
  );
}
