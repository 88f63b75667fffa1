import { levelsWith, panelsInRoom, type Remedy, remedies } from "#domain/figures/next-door.ts";
import { m } from "#text";
import { OneOf } from "../../ui/controls/one-of.tsx";
import { axis } from "./axis.ts";
import { Basis } from "./basis.tsx";
import { Drawing, Reading } from "./drawing.tsx";
import { FigureFrame } from "./figure-frame.tsx";

const names: Record<Remedy, () => string> = {
  none: m.figure_paths_none,
  panels: () => m.figure_paths_panels({ area: panelsInRoom }),
  wall: m.figure_paths_wall,
};

const level = (decibels: number) => decibels.toFixed(1);

function sentence(remedy: Remedy): string {
  const { reduction, here, there } = levelsWith(remedy);
  switch (remedy) {
    case "none":
      return m.figure_paths_none_text({ reduction, there: level(there) });
    case "panels":
      return m.figure_paths_panels_text({ fall: level(levelsWith("none").here - here) });
    case "wall":
      return m.figure_paths_wall_text();
  }
}

/** Two rooms and the wall between them: what absorbs in one, and what keeps sound from the other. */
export function TwoPathsFigure({ caption }: { caption: string }) {
  return (
    <FigureFrame
      title={m.figure_paths_title()}
      basis={<Basis kind="calculated">{m.figure_paths_basis()}</Basis>}
      values={{
        head: ["dB", m.figure_paths_here(), "R", m.figure_paths_there()],
        rows: remedies.map((remedy) => {
          const { reduction, here, there } = levelsWith(remedy);
          return [names[remedy](), level(here), `${reduction}`, level(there)];
        }),
      }}
      caption={caption}
    >
      <OneOf
        legend={m.figure_paths_choose()}
        choices={remedies.map((remedy) => ({
          value: remedy,
          label: names[remedy](),
          title: names[remedy](),
          view: <Rooms remedy={remedy} />,
        }))}
      />
    </FigureFrame>
  );
}

const floor = 176;
const ceiling = 26;
const middle = 218;

function Rooms({ remedy }: { remedy: Remedy }) {
  const { reduction, here, there } = levelsWith(remedy);
  const thickness = remedy === "wall" ? 26 : 14;
  const [left, right] = [middle - thickness / 2, middle + thickness / 2];
  const levels = { here: level(here), reduction, there: level(there) };
  return (
    <div className="mt-5">
      <Drawing title={names[remedy]()} desc={m.figure_paths_desc(levels)} width={400} height={226}>
        <Shell />
        <Partition left={left} thickness={thickness} />
        {remedy === "panels" && <Panels right={left} />}
        <Talker />
        <Waves right={left} isSoft={remedy === "panels"} />
        <Passing from={right} there={there} />
        <Gauge at={18} decibels={here} />
        <Gauge at={376} decibels={there} />
        <g className="fill-ink font-semibold" textAnchor="middle">
          <text x="104" y="198">
            {levels.here} dB
          </text>
          <text x={middle} y="198">
            R {reduction} dB
          </text>
          <text x="318" y="198">
            {levels.there} dB
          </text>
        </g>
        <g className="fill-felt" textAnchor="middle">
          <text x="104" y="214">
            {m.figure_paths_here()}
          </text>
          <text x="318" y="214">
            {m.figure_paths_there()}
          </text>
        </g>
      </Drawing>
      <Reading>{sentence(remedy)}</Reading>
    </div>
  );
}

/** Floor and ceiling of both rooms, cut through. */
function Shell() {
  const hatch = Array.from({ length: 41 }, (_, at) => `M${at * 10} ${floor + 8}l8-8`).join("");
  return (
    <>
      <rect x="4" y={ceiling} width="392" height={floor - ceiling} className="fill-sand" />
      <path d={`M4 ${ceiling}H396M4 ${floor}H396`} className="stroke-ink" strokeWidth="2" />
      <path d={hatch} className="stroke-felt/60" strokeWidth="0.75" />
    </>
  );
}

function Partition({ left, thickness }: { left: number; thickness: number }) {
  const hatch = Array.from(
    { length: 15 },
    (_, at) => `M${left} ${ceiling + at * 10 + 10}l${thickness}-10`,
  ).join("");
  return (
    <>
      <rect
        x={left}
        y={ceiling}
        width={thickness}
        height={floor - ceiling}
        className="fill-line stroke-ink"
        strokeWidth="1.5"
      />
      <path d={hatch} className="stroke-felt" strokeWidth="0.75" />
    </>
  );
}

/** Slats on felt before the partition and behind the talker. */
function Panels({ right }: { right: number }) {
  const slats = Array.from({ length: 11 }, (_, at) => ceiling + 8 + at * 12.6);
  return (
    <>
      {[
        { felt: right - 4, slat: right - 9 },
        { felt: 4, slat: 8 },
      ].map(({ felt, slat }) => (
        <g key={felt}>
          <rect
            x={felt}
            y={ceiling + 4}
            width="4"
            height={floor - ceiling - 8}
            className="fill-felt"
          />
          {slats.map((y) => (
            <rect key={y} x={slat} y={y} width="5" height="8.5" className="fill-oak-deep" />
          ))}
        </g>
      ))}
    </>
  );
}

function Talker() {
  return (
    <g className="fill-ink" transform={`translate(76 ${floor})`}>
      <circle cy="-88" r="9" />
      <path d="M-15-38v-20a15 15 0 0 1 30 0v20l-5 3V0h-8v-30h-4V0h-8v-35Z" />
    </g>
  );
}

/** What strikes the wall, and what comes back: much from plaster, little from slats. */
function Waves({ right, isSoft }: { right: number; isSoft: boolean }) {
  const edge = right - (isSoft ? 12 : 4);
  return (
    <g className="fill-none">
      <path
        d="M94 80a16 16 0 0 1 0 20M102 72a28 28 0 0 1 0 36"
        className="stroke-oak"
        strokeWidth="2"
      />
      <Arrow
        d={`M118 82L${edge} 62`}
        at={[edge, 62]}
        turn={-13}
        className="stroke-oak-deep fill-oak-deep"
        width={5}
      />
      <Arrow
        d={`M${edge} 72L118 128`}
        at={[118, 128]}
        turn={148}
        className={isSoft ? "stroke-oak fill-oak" : "stroke-oak-deep fill-oak-deep"}
        width={isSoft ? 1.5 : 4.5}
      />
    </g>
  );
}

function Arrow({
  d,
  at: [x, y],
  turn,
  className,
  width,
}: {
  d: string;
  at: [number, number];
  turn: number;
  className: string;
  width: number;
}) {
  const head = 5 + width;
  return (
    <g className={className}>
      <path d={d} strokeWidth={width} />
      <path
        d={`M${head / 2} 0L${-head / 2} ${head / 2}V${-head / 2}Z`}
        transform={`translate(${x} ${y}) rotate(${turn})`}
        className="stroke-none"
      />
    </g>
  );
}

/** What goes through: the thinner, the less is left. */
function Passing({ from, there }: { from: number; there: number }) {
  const width = there > 25 ? 2.5 : there > 20 ? 1.75 : 1;
  return (
    <Arrow
      d={`M${from + 3} 66L${from + 74} 66`}
      at={[from + 76, 66]}
      turn={0}
      className="stroke-moss fill-moss"
      width={width}
    />
  );
}

const rise = axis({ from: 0, to: 80, start: floor - 4, end: ceiling + 6 });

/** A level as a column, on one scale in both rooms. */
function Gauge({ at, decibels }: { at: number; decibels: number }) {
  return (
    <>
      <rect
        x={at}
        y={rise(80)}
        width="9"
        height={rise(0) - rise(80)}
        className="fill-paper stroke-felt"
        strokeWidth="0.75"
      />
      <rect
        x={at}
        y={rise(decibels)}
        width="9"
        height={rise(0) - rise(decibels)}
        className="fill-moss"
      />
    </>
  );
}
