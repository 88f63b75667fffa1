import { roomAbsorption, roomTime } from "#domain/figures/example-room.ts";
import { m } from "#text";
import { OneOf } from "../../ui/controls/one-of.tsx";
import { coefficient, formatArea } from "../../ui/format/format-number.ts";
import { axis, steps } from "./axis.ts";
import { Basis } from "./basis.tsx";
import { AxisName, Drawing, Legend } from "./drawing.tsx";
import { FigureFrame } from "./figure-frame.tsx";

const sheet = { width: 400, height: 252 };
const frame = { left: 34, right: 388, top: 16, bottom: 204 };
const x = axis({ from: 0, to: 3, start: frame.left, end: frame.right });
const y = axis({ from: 0, to: -60, start: frame.top, end: frame.bottom });

const areas = [10, 20, 30, 40];
const timeWith = (panels: number) => roomTime({ panels, band: 500 });
const bare = timeWith(0);

/** Two slopes in one room: the bare one stays, the treated one is chosen. */
export function ReverberationDecayFigure({ caption }: { caption: string }) {
  return (
    <FigureFrame
      title={m.figure_decay_title()}
      basis={
        <Basis kind="calculated">{`${m.hertz({ value: 500 })}. ${m.figure_room_basis()} ${m.figure_decay_straight()}`}</Basis>
      }
      values={{
        head: [m.figure_room_area(), m.figure_room_absorption(), m.figure_room_time()],
        rows: [0, ...areas].map((area) => [
          `${area}`,
          formatArea(roomAbsorption({ panels: area, band: 500 })),
          coefficient(timeWith(area)),
        ]),
      }}
      caption={caption}
    >
      <OneOf
        legend={m.figure_decay_choose()}
        chosen={2}
        choices={areas.map((area) => ({
          value: `${area}`,
          label: m.square_metres({ area }),
          title: m.square_metres({ area }),
          view: <Decay area={area} treated={timeWith(area)} />,
        }))}
      />
    </FigureFrame>
  );
}

function Decay({ area, treated }: { area: number; treated: number }) {
  const times = { bare: coefficient(bare), treated: coefficient(treated) };
  return (
    <div className="mt-5">
      <AxisName at="above">{m.figure_decay_level()}</AxisName>
      <Drawing
        title={m.figure_decay_treated({ area, time: times.treated })}
        desc={m.figure_decay_desc(times)}
        {...sheet}
      >
        <Axes />
        <SixtyDecibels />
        <Slope time={bare} className="stroke-felt" dash="7 4" />
        <Slope time={treated} className="stroke-oak-deep" />
        <EndMark time={bare} anchor="end" />
        <EndMark time={treated} anchor="middle" />
      </Drawing>
      <AxisName at="below">{m.figure_decay_time()}</AxisName>
      <Legend
        entries={[
          {
            mark: (
              <path d="M-12 0H12" className="stroke-felt" strokeWidth="2" strokeDasharray="7 4" />
            ),
            text: m.figure_decay_bare({ time: times.bare }),
          },
          {
            mark: <path d="M-12 0H12" className="stroke-oak-deep" strokeWidth="2.5" />,
            text: m.figure_decay_treated({ area, time: times.treated }),
          },
        ]}
      />
    </div>
  );
}

function Axes() {
  return (
    <g className="fill-felt">
      {steps({ from: -60, to: 0, by: 20 }).map((level) => (
        <g key={level}>
          <path
            d={`M${frame.left} ${y(level)}H${frame.right}`}
            className={level === -60 ? "stroke-felt" : "stroke-line"}
          />
          <text x={frame.left - 6} y={y(level) + 4} textAnchor="end">
            {level === 0 ? "0" : `−${-level}`}
          </text>
        </g>
      ))}
      {steps({ from: 0, to: 3, by: 0.5 }).map((second) => (
        <g key={second}>
          <path d={`M${x(second)} ${frame.bottom}v5`} className="stroke-felt" />
          <text x={x(second)} y={frame.bottom + 38} textAnchor="middle">
            {second}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The fall that the reverberation time is about. */
function SixtyDecibels() {
  const at = x(2.9);
  return (
    <g className="fill-none stroke-ink" strokeWidth="1.25">
      <path
        d={`M${at} ${frame.top + 2}V${frame.bottom - 2}m-4-7 4 7 4-7M${at - 5} ${frame.top}h10`}
      />
      <text
        x={at - 8}
        y={(frame.top + frame.bottom) / 2 - 30}
        textAnchor="end"
        className="fill-ink stroke-none font-semibold"
      >
        60 dB
      </text>
    </g>
  );
}

function Slope({ time, className, dash }: { time: number; className: string; dash?: string }) {
  return (
    <path
      d={`M${x(0)} ${y(0)}L${x(time)} ${y(-60)}`}
      className={`fill-none ${className}`}
      strokeWidth="2.5"
      strokeDasharray={dash}
      strokeLinecap="round"
    />
  );
}

function EndMark({ time, anchor }: { time: number; anchor: "middle" | "end" }) {
  return (
    <>
      <circle cx={x(time)} cy={y(-60)} r="4" className="fill-ink stroke-paper" />
      <text
        x={x(time) + (anchor === "end" ? 10 : 0)}
        y={frame.bottom + 20}
        textAnchor={anchor}
        className="fill-ink font-semibold"
      >
        {coefficient(time)} s
      </text>
    </>
  );
}
