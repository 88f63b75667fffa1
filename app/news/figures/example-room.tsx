import type { Bands } from "#domain/acoustics/bands.ts";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import { evidenceNames, writeBands } from "#domain/calculator/room-words.ts";
import type { ExampleRoom } from "#domain/figures/get-example-room.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { TimesFigure } from "../../acoustics/times-figure.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { coefficient } from "../../ui/format/format-number.ts";
import { Basis } from "./basis.tsx";
import { Reading } from "./drawing.tsx";
import { DrawnRoom } from "./drawn-room.tsx";
import { FigureFrame } from "./figure-frame.tsx";

/** A worked example with the numbers of the calculator, which opens it. */
export function ExampleRoomFigure({
  caption,
  example,
}: {
  caption: string;
  example: ExampleRoom | undefined;
}) {
  if (!example) return null;
  const { before, treated, wanted, evidence, link } = example;
  return (
    <FigureFrame
      title={m.figure_example_title()}
      basis={
        <Basis kind="calculated">
          {m.figure_example_basis({ evidence: evidenceNames[evidence]() })}
        </Basis>
      }
      values={{
        head: [m.hertz_sign(), ...octaveBands.map(String)],
        rows: [
          row(m.calculator_row_before(), before.sabine),
          row(m.calculator_row_before_eyring(), before.eyring),
          ...(treated
            ? [
                row(m.calculator_row_after(), treated.after.sabine),
                row(m.calculator_row_after_eyring(), treated.after.eyring),
              ]
            : []),
          ...(treated?.after.uneven ? [row(m.calculator_arau(), treated.after.arau ?? {})] : []),
        ],
      }}
      caption={caption}
    >
      <div className="max-w-xl">
        <div className="grid grid-cols-2 gap-4 text-sm text-felt">
          <Room name={m.reverberation_before()} area={0} />
          {treated && <Room name={m.reverberation_after()} area={treated.area} />}
        </div>
        <TimesFigure {...{ before, wanted }} after={treated?.after} />
      </div>
      <Reading>{textOf(example)}</Reading>
      <p className="mt-4 print:hidden">
        <Link
          to={link}
          className="inline-flex min-h-11 items-center text-oak-deep underline underline-offset-4"
        >
          {m.calculator_open_room()}
        </Link>
      </p>
    </FigureFrame>
  );
}

function Room({ name, area }: { name: string; area: number }) {
  return (
    <div>
      <p>{name}</p>
      <DrawnRoom area={area} isSized={false} />
    </div>
  );
}

function textOf({ before, treated }: ExampleRoom): string {
  const bare = { before: at(before.sabine, 500), bassBefore: at(before.sabine, 125) };
  if (!treated) return m.figure_example_bare(bare);
  const { after, area, product } = treated;
  return m.figure_example_text({
    ...{ ...bare, area, product: plain(product) },
    after: at(after.sabine, 500),
    bassAfter: at(after.sabine, 125),
  });
}

const at = (times: Bands, band: keyof Bands) => coefficient(times[band] ?? 0);

function row(name: string, times: Bands): string[] {
  return [name, ...writeBands(times)];
}
