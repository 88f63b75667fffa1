import { slatOctaves } from "#domain/acoustics/published-curves.ts";
import {
  type ShiftedReference,
  shiftReference,
  weightedAbsorption,
} from "#domain/acoustics/ratings.ts";
import { m } from "#text";
import { pathOf, pointsOf, referencePath, scaleFor } from "../../acoustics/absorption-geometry.ts";
import { PlotGrid } from "../../acoustics/absorption-plot.tsx";
import { rimmed } from "../../acoustics/plot-words.tsx";
import { OneOf } from "../../ui/controls/one-of.tsx";
import { coefficient } from "../../ui/format/format-number.ts";
import { joinValues } from "../../ui/text/punctuation.ts";
import { Basis, Publication } from "./basis.tsx";
import { AxisName, Drawing, Legend, Reading } from "./drawing.tsx";
import { FigureFrame } from "./figure-frame.tsx";

const { value: weighted } = weightedAbsorption(slatOctaves);
const last = Math.round((1 - weighted) * 100) / 100;

/** Where the curve starts, two stops on the way, and where it may stay. */
const shifts = [0, 0.2, last - 0.05, last].map((shift) =>
  shiftReference({ bands: slatOctaves, shift: Math.round(shift * 100) / 100 }),
);

/** The reference curve of ISO 11654 on its way down to a weighted absorption coefficient. */
export function WeightedRatingFigure({ caption }: { caption: string }) {
  const [first] = shifts;
  const bands = first?.bands ?? [];
  return (
    <FigureFrame
      title={m.figure_weighted_title()}
      basis={
        <>
          <Publication of="slats" />
          <Basis kind="calculated">{m.figure_weighted_basis()}</Basis>
        </>
      }
      values={{
        head: [m.hertz_sign(), ...bands.map(({ band }) => `${band}`), m.figure_weighted_sum()],
        rows: [
          ["αp", ...bands.map(({ practical }) => coefficient(practical)), ""],
          ...shifts.map((shifted) => [
            nameOf(shifted),
            ...shifted.bands.map(({ shortfall }) => coefficient(shortfall)),
            coefficient(shifted.shortfall),
          ]),
        ],
      }}
      caption={caption}
    >
      <OneOf
        legend={m.figure_weighted_choose()}
        chosen={shifts.length - 1}
        choices={shifts.map((shifted) => ({
          value: coefficient(shifted.shift),
          label: nameOf(shifted),
          title: nameOf(shifted),
          view: <Shifted shifted={shifted} />,
        }))}
      />
    </FigureFrame>
  );
}

function nameOf({ shift }: ShiftedReference): string {
  return shift === 0
    ? m.figure_weighted_none()
    : m.figure_weighted_shift({ shift: coefficient(shift) });
}

function Shifted({ shifted }: { shifted: ShiftedReference }) {
  const { shift, bands, shortfall, isAllowed } = shifted;
  const sum = coefficient(shortfall);
  const short = bands.filter((one) => one.shortfall > 0);
  return (
    <div className="mt-5">
      <AxisName at="above">{m.chart_axis_absorption()}</AxisName>
      <Drawing
        title={nameOf(shifted)}
        desc={m.figure_weighted_desc({
          ...{ shift: coefficient(shift), sum },
          bands: joinValues(short.map(({ band }) => m.hertz({ value: band }))),
        })}
        width={400}
        height={236}
      >
        <Sheet shifted={shifted} />
      </Drawing>
      <AxisName at="below">{m.chart_axis_frequency()}</AxisName>
      <Legend
        entries={[
          {
            mark: <path d="M-12 0H12" className="stroke-oak-deep" strokeWidth="2.25" />,
            text: m.figure_weighted_practical(),
          },
          {
            mark: (
              <path d="M-12 0H12" className="stroke-ink" strokeWidth="1.75" strokeDasharray="4 3" />
            ),
            text: m.figure_weighted_reference(),
          },
          {
            mark: <rect x="-3" y="-6" width="6" height="12" className="fill-danger" />,
            text: m.figure_weighted_shortfall(),
          },
        ]}
      />
      <Reading>
        {isAllowed
          ? m.figure_weighted_allowed({ sum, value: coefficient(1 - shift) })
          : m.figure_weighted_too_much({ sum })}
      </Reading>
    </div>
  );
}

const scale = scaleFor([]);

function Sheet({ shifted: { shift, bands } }: { shifted: ShiftedReference }) {
  const practical = pointsOf({
    curve: Object.fromEntries(bands.map((one) => [one.band, one.practical])),
    scale,
  });
  const reference = pointsOf({
    curve: Object.fromEntries(bands.map((one) => [one.band, one.reference])),
    scale,
  });
  const short = bands.flatMap(({ band, shortfall }, position) => {
    const [lower, upper] = [practical[position], reference[position]];
    return shortfall > 0 && lower && upper ? [{ band, shortfall, lower, upper }] : [];
  });
  return (
    <>
      <PlotGrid scale={scale} />
      {short.map(({ band, lower, upper }) => (
        <path
          key={band}
          d={`M${lower.x} ${lower.y}V${upper.y}`}
          className="stroke-danger"
          strokeWidth="7"
        />
      ))}
      <path
        d={referencePath({ weighted: 1 - shift, scale })}
        className="fill-none stroke-ink"
        strokeWidth="1.75"
        strokeDasharray="5 3"
      />
      <path
        d={pathOf(practical)}
        className="fill-none stroke-oak-deep"
        strokeWidth="2.25"
        strokeLinejoin="round"
      />
      {practical.map(({ band, x, y }) => (
        <circle key={band} cx={x} cy={y} r="4" className="fill-oak-deep stroke-paper" />
      ))}
      {short.map(({ band, lower, upper, shortfall }) => (
        <text
          key={band}
          {...rimmed}
          x={lower.x - 8}
          y={(lower.y + upper.y) / 2 + 4}
          textAnchor="end"
          className="fill-danger stroke-paper font-semibold"
        >
          {coefficient(shortfall)}
        </text>
      ))}
    </>
  );
}
