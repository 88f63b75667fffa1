import type { OctaveAbsorption } from "#domain/acoustics/absorption.ts";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import {
  mineralBoardOverCavity,
  perforatedChipboard,
  perforatedGypsumCeiling,
} from "#domain/acoustics/published-curves.ts";
import { nrcBands, nrcSteps } from "#domain/figures/nrc-steps.ts";
import { m } from "#text";
import { bandPositions, plot, scaleFor } from "../../acoustics/absorption-geometry.ts";
import { PlotGrid } from "../../acoustics/absorption-plot.tsx";
import { OneOf } from "../../ui/controls/one-of.tsx";
import { coefficient } from "../../ui/format/format-number.ts";
import { joinValues } from "../../ui/text/punctuation.ts";
import { Text } from "../../ui/text/text.tsx";
import { axis, round, steps } from "./axis.ts";
import { Basis, Publication } from "./basis.tsx";
import { AxisName, Drawing, Legend, Reading } from "./drawing.tsx";
import { FigureFrame } from "./figure-frame.tsx";

const constructions: { id: string; name: () => string; absorption: OctaveAbsorption }[] = [
  { id: "perforated", name: m.figure_nrc_perforated, absorption: perforatedChipboard },
  { id: "board", name: m.figure_nrc_board, absorption: mineralBoardOverCavity },
  { id: "gypsum", name: m.figure_nrc_gypsum, absorption: perforatedGypsumCeiling },
];

/** Four decimals at most, for a mean of four hundredths. */
const meanText = (mean: number) => mean.toFixed(4).replace(/0{1,2}$/, "");

/** Four bars, their mean, and the step it is rounded to. */
export function NrcAverageFigure({ caption }: { caption: string }) {
  return (
    <FigureFrame
      title={m.figure_nrc_title()}
      basis={
        <>
          <Publication of="auralization" />
          <Basis kind="calculated">{m.figure_nrc_basis()}</Basis>
        </>
      }
      values={{
        head: [m.hertz_sign(), ...octaveBands.map(String), m.figure_nrc_mean(), "NRC"],
        rows: constructions.map(({ name, absorption }) => {
          const { mean, rounded } = nrcSteps(absorption);
          return [
            name(),
            ...octaveBands.map((band) => coefficient(absorption[band])),
            meanText(mean),
            coefficient(rounded),
          ];
        }),
      }}
      caption={caption}
    >
      <OneOf
        legend={m.figure_nrc_choose()}
        choices={constructions.map(({ id, name, absorption }) => ({
          value: id,
          label: <Text>{name()}</Text>,
          title: <Text>{name()}</Text>,
          view: <Average name={name()} absorption={absorption} />,
        }))}
      />
    </FigureFrame>
  );
}

function Average({ name, absorption }: { name: string; absorption: OctaveAbsorption }) {
  const { values, mean, rounded, from, below } = nrcSteps(absorption);
  const desc = m.figure_nrc_desc({
    values: joinValues(
      octaveBands.map((band) => `${m.hertz({ value: band })} ${coefficient(absorption[band])}`),
    ),
    mean: meanText(mean),
  });
  return (
    <div className="mt-5">
      <AxisName at="above">{m.chart_axis_absorption()}</AxisName>
      <Drawing title={name} desc={desc} width={400} height={236}>
        <PlotGrid scale={scale} />
        {octaveBands.map((band, position) => (
          <Bar
            key={band}
            at={bandPositions[position] ?? 0}
            value={absorption[band]}
            counts={(nrcBands as readonly number[]).includes(band)}
          />
        ))}
        <MeanLine mean={mean} />
      </Drawing>
      <AxisName at="below">{m.chart_axis_frequency()}</AxisName>
      <p dir="ltr" className="tabular mt-3 max-w-xl text-[0.9375rem] text-balance">
        <bdi>
          ({values.map(coefficient).join(" + ")}) ÷ 4 = {meanText(mean)} →{" "}
          <strong className="whitespace-nowrap">NRC {coefficient(rounded)}</strong>
        </bdi>
      </p>
      <Ruler mean={mean} rounded={rounded} from={from} below={below} />
      <Reading>
        {m.figure_nrc_rounding({
          ...{ from: from.toFixed(3), below: below.toFixed(3), nrc: coefficient(rounded) },
        })}
      </Reading>
      <Legend
        entries={[
          {
            mark: <rect x="-8" y="-5" width="16" height="10" className="fill-oak-deep" />,
            text: m.figure_nrc_counts(),
          },
          {
            mark: <rect x="-8" y="-5" width="16" height="10" className="fill-none stroke-felt" />,
            text: m.figure_nrc_left_out(),
          },
        ]}
      />
    </div>
  );
}

const scale = scaleFor([]);
const barWidth = 30;

function Bar({ at, value, counts }: { at: number; value: number; counts: boolean }) {
  const top = scale.y(value);
  return (
    <g>
      <rect
        x={round(at - barWidth / 2)}
        y={top}
        width={barWidth}
        height={round(plot.bottom - top)}
        className={counts ? "fill-oak-deep" : "fill-paper stroke-felt"}
        strokeDasharray={counts ? undefined : "3 3"}
      />
      <text
        x={at}
        y={plot.bottom - 8}
        textAnchor="middle"
        className={counts ? "fill-paper font-semibold" : "fill-felt"}
      >
        {coefficient(value)}
      </text>
    </g>
  );
}

/** Across the four bars that count, and over no other. */
function MeanLine({ mean }: { mean: number }) {
  const left = (bandPositions[1] ?? 0) - barWidth / 2 - 6;
  const right = (bandPositions[4] ?? 0) + barWidth / 2 + 6;
  return (
    <>
      <path d={`M${left} ${scale.y(mean)}H${right}`} className="stroke-paper" strokeWidth="4" />
      <path
        d={`M${left} ${scale.y(mean)}H${right}`}
        className="stroke-ink"
        strokeWidth="1.75"
        strokeDasharray="6 3"
      />
    </>
  );
}

/** The neighbourhood of the mean, drawn large: which step it falls to. */
function Ruler({
  mean,
  rounded,
  from,
  below,
}: {
  mean: number;
  rounded: number;
  from: number;
  below: number;
}) {
  const x = axis({ from: rounded - 0.1, to: rounded + 0.1, start: 24, end: 376 });
  return (
    <div dir="ltr" className="mt-2 max-w-xl">
      <svg
        viewBox="0 0 400 62"
        className="tabular block w-full text-[0.75rem] tablet:text-[0.625rem]"
        aria-hidden="true"
        focusable="false"
      >
        <rect x={x(from)} y="26" width={x(below) - x(from)} height="12" className="fill-oak/25" />
        <path d="M14 38H386" className="stroke-felt" />
        {steps({ from: rounded - 0.1, to: rounded + 0.1, by: 0.05 }).map((step) => (
          <g key={step}>
            <path d={`M${x(step)} 32v12`} className="stroke-felt" />
            <text
              x={x(step)}
              y="57"
              textAnchor="middle"
              className={step === rounded ? "fill-ink font-semibold" : "fill-felt"}
            >
              {coefficient(step)}
            </text>
          </g>
        ))}
        <path
          d={`M${x(mean)} 30V18H${x(rounded)}v12m-4-6 4 6 4-6`}
          className="fill-none stroke-ink"
          strokeWidth="1.5"
        />
        <circle cx={x(mean)} cy="32" r="4" className="fill-ink stroke-paper" />
        <text x={x(mean)} y="12" textAnchor="middle" className="fill-ink font-semibold">
          {meanText(mean)}
        </text>
      </svg>
    </div>
  );
}
