import type { OctaveBand } from "#domain/acoustics/octave-bands.ts";
import type { RoomDimensions } from "#domain/cases/case-content.ts";
import type { CaseReverberation } from "#domain/cases/get-case-reverberation.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { BandTable } from "../acoustics/band-table.tsx";
import { TimesFigure } from "../acoustics/times-figure.tsx";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { Tag } from "../ui/controls/tag.tsx";
import { coefficient } from "../ui/format/format-number.ts";
import { dot } from "../ui/text/dot.ts";
import { inBrackets } from "../ui/text/punctuation.ts";
import { Text } from "../ui/text/text.tsx";
import { ReverberationAssumptions } from "./reverberation-assumptions.tsx";

/** What the treatment does to the room: reverberation before and after, calculated. */
export function Reverberation({
  dimensions,
  reverberation,
}: {
  dimensions: RoomDimensions | undefined;
  reverberation: CaseReverberation | undefined;
}) {
  if (!reverberation || !dimensions) return null;
  const { before, after, wanted, recommended, uncounted, link } = reverberation;
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
              <Change
                key={band}
                band={band}
                before={before.sabine[band]}
                after={after.sabine[band]}
              />
            ))}
          </div>
          <OpenRoom link={link} uncounted={uncounted} />
        </div>
        <figure className="max-w-2xl">
          <TimesFigure
            {...{ before, after, wanted }}
            {...(recommended && {
              wantedName: m.reverberation_recommended({
                least: writeSeconds(recommended.least),
                most: writeSeconds(recommended.most),
                use: recommended.use,
              }),
            })}
          />
          <div className="mt-4">
            <BandTable
              caption={m.reverberation_table() + inBrackets(m.reverberation_calculated())}
              rows={[
                { label: m.reverberation_before(), bands: before.sabine },
                { label: m.reverberation_after(), bands: after.sabine },
                { label: m.reverberation_after_eyring(), bands: after.eyring },
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

/** The very room, to try something else in it; what could not be taken along is said. */
function OpenRoom({ link, uncounted }: Pick<CaseReverberation, "link" | "uncounted">) {
  const products = uncounted.map(({ title }) => plain(title)).join(dot);
  return (
    <div className="mt-8 print:hidden">
      <Link to={link} className={buttonClass("outline")}>
        {m.calculator_open_room()}
      </Link>
      <div className="mt-3 grid max-w-prose gap-1 text-sm text-felt">
        <p>
          <Text>{m.case_open_room_note()}</Text>
        </p>
        {products && (
          <p>
            <Text>{m.case_open_room_without({ products })}</Text>
          </p>
        )}
      </div>
    </div>
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
