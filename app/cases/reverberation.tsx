import type { ReactNode } from "react";
import type { OctaveBand } from "#domain/acoustics/octave-bands.ts";
import type { RoomDimensions } from "#domain/cases/case-content.ts";
import type { CaseReverberation } from "#domain/cases/get-case-reverberation.ts";
import { m } from "#text";
import { BandTable } from "../acoustics/band-table.tsx";
import { CurveMark } from "../acoustics/curve-mark.tsx";
import { AxisName } from "../acoustics/plot-words.tsx";
import { Tag } from "../ui/controls/tag.tsx";
import { coefficient } from "../ui/format/format-number.ts";
import { inBrackets } from "../ui/text/punctuation.ts";
import { Text } from "../ui/text/text.tsx";
import { ReverberationAssumptions } from "./reverberation-assumptions.tsx";
import { ReverberationPlot, timeLooks } from "./reverberation-plot.tsx";

/** What the treatment does to the room: reverberation before and after, calculated. */
export function Reverberation({
  dimensions,
  reverberation,
}: {
  dimensions: RoomDimensions | undefined;
  reverberation: CaseReverberation | undefined;
}) {
  if (!reverberation || !dimensions) return null;
  const { before, after, afterEyring, recommended } = reverberation;
  return (
    <section className="page-width pb-[clamp(3.5rem,9vw,8.5rem)] print:pb-6">
      <div className="grid gap-x-16 gap-y-8 border-t border-ink pt-8 tablet:pt-10 desktop:grid-cols-[4fr_8fr]">
        <div>
          <h2 className="text-2xl">{m.reverberation_title()}</h2>
          <p className="mt-3">
            <Tag look="oak">{m.reverberation_calculated()}</Tag>
          </p>
          <div className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
            {([500, 1000] as const).map((band) => (
              <Change key={band} band={band} before={before[band]} after={after[band]} />
            ))}
          </div>
        </div>
        <figure className="max-w-2xl">
          <AxisName at="above">{m.reverberation_axis()}</AxisName>
          <div dir="ltr">
            <ReverberationPlot {...reverberation} />
          </div>
          <AxisName at="below">{m.chart_axis_frequency()}</AxisName>
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            <Key mark={<CurveMark position={timeLooks.before} />}>{m.reverberation_before()}</Key>
            <Key mark={<CurveMark position={timeLooks.after} />}>{m.reverberation_after()}</Key>
            {recommended && (
              <Key mark={<span className="block h-3 w-6 shrink-0 bg-moss/15" />}>
                <Text>
                  {m.reverberation_recommended({
                    least: writeSeconds(recommended.least),
                    most: writeSeconds(recommended.most),
                    use: recommended.use,
                  })}
                </Text>
              </Key>
            )}
          </ul>
          <div className="mt-4">
            <BandTable
              caption={m.reverberation_table() + inBrackets(m.reverberation_calculated())}
              rows={[
                { label: m.reverberation_before(), bands: before },
                { label: m.reverberation_after(), bands: after },
                { label: m.reverberation_after_eyring(), bands: afterEyring },
              ]}
              write={writeSeconds}
            />
          </div>
          <figcaption>
            <ReverberationAssumptions dimensions={dimensions} reverberation={reverberation} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** A calculation knows no more than tenths of a second; below one second, hundredths to tell apart. */
export function writeSeconds(seconds: number): string {
  return seconds < 0.995 ? coefficient(seconds) : seconds.toFixed(1);
}

function Key({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {mark}
      <span>{children}</span>
    </li>
  );
}

function Change({
  band,
  before,
  after,
}: {
  band: OctaveBand;
  before: number | undefined;
  after: number | undefined;
}) {
  if (before === undefined || after === undefined) return null;
  return (
    <p>
      <span className="tabular flex items-baseline gap-2 text-2xl font-semibold whitespace-nowrap">
        <span className="font-normal text-felt">{writeSeconds(before)}</span>
        <span aria-hidden="true" className="font-normal text-felt rtl:-scale-x-100">
          →
        </span>
        {m.seconds({ value: writeSeconds(after) })}
      </span>
      <span className="text-sm text-felt">{m.reverberation_at({ band })}</span>
    </p>
  );
}
