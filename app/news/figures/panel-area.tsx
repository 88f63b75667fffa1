import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import { roomTimes } from "#domain/figures/example-room.ts";
import { m } from "#text";
import { OneOf } from "../../ui/controls/one-of.tsx";
import { coefficient } from "../../ui/format/format-number.ts";
import { joinValues } from "../../ui/text/punctuation.ts";
import { axis, round, steps } from "./axis.ts";
import { Basis } from "./basis.tsx";
import { AxisName, Drawing, Legend, Reading } from "./drawing.tsx";
import { DrawnRoom } from "./drawn-room.tsx";
import { FigureFrame } from "./figure-frame.tsx";

const areas = [0, 10, 20, 30, 40];
/** The article's target for the empty room, in seconds. */
const target = 0.75;

const oneDecimal = (seconds: number) => seconds.toFixed(1);

/** A room, how much of its walls is covered, and what that does in every band. */
export function PanelAreaFigure({ caption }: { caption: string }) {
  return (
    <FigureFrame
      title={m.figure_area_title()}
      basis={<Basis kind="calculated">{m.figure_room_basis()}</Basis>}
      values={{
        head: [m.figure_room_area(), ...octaveBands.map((band) => m.hertz({ value: band }))],
        rows: areas.map((area) => {
          const times = roomTimes(area);
          return [`${area}`, ...octaveBands.map((band) => `${oneDecimal(times[band])} s`)];
        }),
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
          view: <Treated area={area} />,
        }))}
      />
    </FigureFrame>
  );
}

function Treated({ area }: { area: number }) {
  const times = roomTimes(area);
  const desc = m.figure_area_desc({
    area,
    target: coefficient(target),
    values: joinValues(
      octaveBands.map((band) => `${m.hertz({ value: band })} ${oneDecimal(times[band])} s`),
    ),
  });
  return (
    <div className="mt-5">
      <div className="max-w-sm">
        <DrawnRoom area={area} />
      </div>
      <AxisName at="above">{m.figure_area_axis()}</AxisName>
      <Drawing title={m.square_metres({ area })} desc={desc} width={400} height={230}>
        <Times times={times} />
      </Drawing>
      <AxisName at="below">{m.chart_axis_frequency()}</AxisName>
      <Legend
        entries={[
          {
            mark: (
              <>
                <rect x="-12" y="-5" width="24" height="10" className="fill-moss/20" />
                <path d="M-12 0H12" className="stroke-moss" strokeWidth="2" strokeDasharray="4 3" />
              </>
            ),
            text: m.figure_area_target({ target: coefficient(target) }),
          },
        ]}
      />
      <Reading>
        {m.figure_area_text({
          area,
          time: coefficient(times[500]),
          bass: oneDecimal(times[125]),
        })}
      </Reading>
    </div>
  );
}

const frame = { left: 28, right: 392, top: 14, bottom: 202 };
const y = axis({ from: 0, to: 4, start: frame.bottom, end: frame.top });
const x = axis({ from: -0.5, to: 5.5, start: frame.left, end: frame.right });

function Times({ times }: { times: Record<(typeof octaveBands)[number], number> }) {
  return (
    <>
      <rect
        x={frame.left}
        y={y(target * 1.2)}
        width={frame.right - frame.left}
        height={round(y(target * 0.8) - y(target * 1.2))}
        className="fill-moss/20"
      />
      {steps({ from: 0, to: 4, by: 1 }).map((second) => (
        <g key={second}>
          <path
            d={`M${frame.left} ${y(second)}H${frame.right}`}
            className={second === 0 ? "stroke-felt" : "stroke-line"}
          />
          <text x={frame.left - 6} y={y(second) + 4} textAnchor="end" className="fill-felt">
            {second}
          </text>
        </g>
      ))}
      {octaveBands.map((band, position) => (
        <g key={band} textAnchor="middle">
          <rect
            x={x(position) - 16}
            y={y(times[band])}
            width="32"
            height={round(frame.bottom - y(times[band]))}
            className="fill-oak-deep"
          />
          <text x={x(position)} y={y(times[band]) - 5} className="fill-ink font-semibold">
            {oneDecimal(times[band])}
          </text>
          <text x={x(position)} y={frame.bottom + 18} className="fill-felt">
            {band}
          </text>
        </g>
      ))}
      <path
        d={`M${frame.left} ${y(target)}H${frame.right}`}
        className="stroke-paper"
        strokeWidth="3"
      />
      <path
        d={`M${frame.left} ${y(target)}H${frame.right}`}
        className="stroke-moss"
        strokeWidth="2"
        strokeDasharray="5 3"
      />
    </>
  );
}
