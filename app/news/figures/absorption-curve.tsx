import { slatThirds } from "#domain/acoustics/published-curves.ts";
import { speechShare } from "#domain/figures/speech-share.ts";
import { m } from "#text";
import { OneOf } from "../../ui/controls/one-of.tsx";
import { coefficient } from "../../ui/format/format-number.ts";
import { Text } from "../../ui/text/text.tsx";
import { lineThrough, steps } from "./axis.ts";
import { Publication } from "./basis.tsx";
import {
  type CurvePoint,
  curveFrame,
  curveSheet,
  landmarksOf,
  octaveStripes,
  pointsOfThirds,
  stripeOf,
  upwards,
} from "./curve-geometry.ts";
import { AxisName, Drawing, Reading } from "./drawing.tsx";
import { FigureFrame } from "./figure-frame.tsx";

const points = pointsOfThirds(slatThirds);
const known = points.filter((point) => point !== undefined);
const { peak, bass, aboveOne, at500 } = landmarksOf(slatThirds);
const speech = { from: 500, to: 2000 };
const percent = (share: number) => `${Math.round(share * 100)}`;

type Part = "bands" | "alpha" | "bass" | "peak" | "edge" | "speech";

/** Each part with the sentence that explains it; the numbers are read off the curve. */
const parts: { part: Part; name: () => string; text: () => string }[] = [
  { part: "bands", name: m.figure_curve_bands, text: m.figure_curve_bands_text },
  {
    part: "alpha",
    name: m.figure_curve_alpha,
    text: () =>
      m.figure_curve_alpha_text({
        value: coefficient(at500?.value ?? 0),
        percent: percent(at500?.value ?? 0),
      }),
  },
  {
    part: "bass",
    name: m.figure_curve_bass,
    text: () => m.figure_curve_bass_text({ band: bass.upTo, value: coefficient(bass.most) }),
  },
  {
    part: "peak",
    name: m.figure_curve_peak,
    text: () => m.figure_curve_peak_text({ band: peak.third, value: coefficient(peak.value) }),
  },
  {
    part: "edge",
    name: m.figure_curve_edge,
    text: () => m.figure_curve_edge_text({ count: aboveOne.length }),
  },
  {
    part: "speech",
    name: m.figure_curve_speech,
    text: () => m.figure_curve_speech_text({ percent: percent(speechShare(speech)), ...speech }),
  },
];

/** A published curve whose parts are pointed out one after the other. */
export function AbsorptionCurveFigure({ caption }: { caption: string }) {
  return (
    <FigureFrame
      title={m.figure_curve_title()}
      basis={
        <>
          <Publication of="slats" />
          <p>
            <Text>{m.figure_curve_note()}</Text>
          </p>
        </>
      }
      values={{
        head: [m.hertz_sign(), "α"],
        rows: known.map(({ third, value }) => [`${third}`, coefficient(value)]),
      }}
      caption={caption}
    >
      <OneOf
        legend={m.figure_curve_choose()}
        chosen={3}
        choices={parts.map(({ part, name, text }) => ({
          value: part,
          label: <Text>{name()}</Text>,
          title: name(),
          view: (
            <div className="mt-5">
              <AxisName at="above">{m.chart_axis_absorption()}</AxisName>
              <Drawing title={name()} desc={m.figure_curve_desc()} {...curveSheet}>
                <Sheet part={part} />
              </Drawing>
              <AxisName at="below">{m.chart_axis_frequency()}</AxisName>
              <Reading>{text()}</Reading>
            </div>
          ),
        }))}
      />
    </FigureFrame>
  );
}

function Sheet({ part }: { part: Part }) {
  return (
    <>
      <Stripes isNamed={part === "bands"} />
      {part === "speech" && <Strip {...stripeOf(speech)} />}
      {part === "bass" && <Strip {...stripeOf({ from: 125, to: 125 })} />}
      <Levels isCut={part === "edge"} />
      <path
        d={lineThrough(points)}
        className="fill-none stroke-oak-deep"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {known.map((point) => (
        <Dot key={point.third} point={point} isMarked={isMarked({ part, point })} />
      ))}
      {part === "alpha" && at500 && <ReadOff point={at500} />}
      {part === "peak" && <PeakMark />}
    </>
  );
}

function isMarked({ part, point: { third, value } }: { part: Part; point: CurvePoint }): boolean {
  switch (part) {
    case "bands":
      return third === 400 || third === 500 || third === 630;
    case "alpha":
      return third === 500;
    case "bass":
      return third <= bass.upTo;
    case "peak":
      return third === peak.third;
    case "edge":
      return value > 1;
    case "speech":
      return third >= 400 && third <= 2500;
  }
}

/** Octaves as stripes; one of them stands out when they are what is explained. */
function Stripes({ isNamed }: { isNamed: boolean }) {
  const { top, bottom } = curveFrame;
  return octaveStripes.map(({ band, left, right, middle }, position) => (
    <g key={band}>
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        className={isNamed && band === 500 ? "fill-oak/25" : "fill-sand"}
        fillOpacity={position % 2 === 0 || (isNamed && band === 500) ? 1 : 0.35}
      />
      <text
        x={middle}
        y={bottom + 17}
        textAnchor="middle"
        className={isNamed ? "fill-ink font-semibold" : "fill-felt"}
      >
        {band}
      </text>
    </g>
  ));
}

function Strip({ left, width }: { left: number; width: number }) {
  const { top, bottom } = curveFrame;
  return <rect x={left} y={top} width={width} height={bottom - top} className="fill-oak/25" />;
}

function Levels({ isCut }: { isCut: boolean }) {
  const { left, right } = curveFrame;
  return (
    <>
      {isCut && (
        <rect
          x={left}
          y={upwards(1.2)}
          width={right - left}
          height={upwards(1) - upwards(1.2)}
          className="fill-oak/25"
        />
      )}
      {steps({ from: 0, to: 1.2, by: 0.2 }).map((level) => (
        <g key={level}>
          <path
            d={`M${left} ${upwards(level)}H${right}`}
            className={level === 0 || level === 1 ? "stroke-felt" : "stroke-line"}
            strokeDasharray={level === 1 ? "4 3" : undefined}
            strokeWidth={isCut && level === 1 ? 2 : 1}
          />
          <text x={left - 5} y={upwards(level) + 4} textAnchor="end" className="fill-felt">
            {level.toFixed(1)}
          </text>
        </g>
      ))}
    </>
  );
}

function Dot({ point: { x, y }, isMarked }: { point: CurvePoint; isMarked: boolean }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={isMarked ? 5 : 3}
      className={isMarked ? "fill-ink stroke-paper" : "fill-oak-deep stroke-paper"}
      strokeWidth="1.25"
    />
  );
}

/** From the point to both axes, as one reads a value. */
function ReadOff({ point: { x, y, value } }: { point: CurvePoint }) {
  return (
    <>
      <path
        d={`M${x} ${curveFrame.bottom}V${y}H${curveFrame.left}`}
        className="fill-none stroke-ink"
        strokeWidth="1.25"
        strokeDasharray="4 3"
      />
      <text x={curveFrame.left + 6} y={y - 6} className="fill-ink font-semibold">
        {coefficient(value)}
      </text>
    </>
  );
}

function PeakMark() {
  const { x, y, value, third } = peak;
  return (
    <>
      <path
        d={`M${x} ${y + 8}V${curveFrame.bottom}`}
        className="stroke-ink"
        strokeWidth="1.25"
        strokeDasharray="4 3"
      />
      <text x={x + 9} y={curveFrame.bottom - 10} className="fill-ink font-semibold">
        {m.hertz({ value: third })}
      </text>
      <text x={x - 8} y={y + 3} textAnchor="end" className="fill-ink font-semibold">
        {coefficient(value)}
      </text>
    </>
  );
}
