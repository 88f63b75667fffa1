import { officeBackground, outsideBooth, spokenInside } from "#domain/figures/booth-scale.ts";
import { m } from "#text";
import { ClassBars } from "../../acoustics/class-bars.tsx";
import { rimmed } from "../../acoustics/plot-words.tsx";
import { OneOf } from "../../ui/controls/one-of.tsx";
import { axis, steps } from "./axis.ts";
import { Basis } from "./basis.tsx";
import { Drawing, Reading } from "./drawing.tsx";
import { FigureFrame } from "./figure-frame.tsx";

const reductions = [15, 20, 25, 30, 33];

function sentence(reduction: number): string {
  const { outside, below } = outsideBooth(reduction);
  const levels = { spoken: spokenInside, background: officeBackground, outside };
  if (below > 0) return m.figure_booth_below({ ...levels, below });
  return below === 0
    ? m.figure_booth_level(levels)
    : m.figure_booth_above({ ...levels, above: -below });
}

/** The scale of classes, and what a reduction leaves of speech outside. */
export function BoothClassesFigure({ caption }: { caption: string }) {
  return (
    <FigureFrame
      title={m.figure_booth_title()}
      basis={<Basis kind="calculated">{m.figure_booth_basis()}</Basis>}
      values={{
        head: [m.figure_booth_reduction(), m.figure_booth_left(), m.figure_booth_passed()],
        rows: reductions.map((reduction) => {
          const { outside, passed } = outsideBooth(reduction);
          return [`${reduction}`, `${outside}`, `${Number((passed * 100).toPrecision(2))}%`];
        }),
      }}
      caption={caption}
    >
      <OneOf
        legend={m.figure_booth_choose()}
        chosen={2}
        choices={reductions.map((reduction) => ({
          value: `${reduction}`,
          label: m.figure_booth_choice({ reduction }),
          title: m.figure_booth_choice({ reduction }),
          view: (
            <div className="mt-5">
              <Drawing
                title={m.figure_booth_choice({ reduction })}
                desc={m.figure_booth_desc({ reduction, ...outsideBooth(reduction) })}
                width={400}
                height={208}
              >
                <ClassScale reduction={reduction} />
                <Levels reduction={reduction} />
              </Drawing>
              <Reading>{sentence(reduction)}</Reading>
            </div>
          ),
        }))}
      />
    </FigureFrame>
  );
}

const last = 38;
const x = axis({ from: 13, to: last, start: 12, end: 388 });
function ClassScale({ reduction }: { reduction: number }) {
  return (
    <>
      <ClassBars x={x} last={last} top={20} height={30} />
      <path
        d={`M${x(reduction)} 50V12m-6-8h12l-6 9Z`}
        className="fill-ink stroke-ink"
        strokeWidth="2"
      />
      <text x="388" y="68" textAnchor="end" className="fill-felt">
        dB
      </text>
    </>
  );
}

const rightwards = axis({ from: 0, to: 70, start: 96, end: 384 });

/** Three levels on one scale: inside, outside, and the office that covers or does not cover it. */
function Levels({ reduction }: { reduction: number }) {
  const { outside } = outsideBooth(reduction);
  const rows = [
    { name: m.figure_booth_inside_label(), decibels: spokenInside, className: "fill-ink" },
    { name: m.figure_booth_outside_label(), decibels: outside, className: "fill-oak-deep" },
    { name: m.figure_booth_background_label(), decibels: officeBackground, className: "fill-felt" },
  ];
  return (
    <>
      {steps({ from: 0, to: 60, by: 20 }).map((level) => (
        <path key={level} d={`M${rightwards(level)} 88V198`} className="stroke-line" />
      ))}
      <path
        d={`M${rightwards(officeBackground)} 88V198`}
        className="stroke-felt"
        strokeDasharray="4 3"
      />
      {rows.map(({ name, decibels, className }, position) => (
        <g key={name}>
          <text x="88" y={108 + position * 36} textAnchor="end" className="fill-ink">
            {name}
          </text>
          <rect
            x={rightwards(0)}
            y={94 + position * 36}
            width={rightwards(decibels) - rightwards(0)}
            height="20"
            className={className}
          />
          <text
            {...rimmed}
            x={rightwards(decibels) + 6}
            y={108 + position * 36}
            className="fill-ink stroke-paper font-semibold"
          >
            {decibels} dB
          </text>
        </g>
      ))}
    </>
  );
}
