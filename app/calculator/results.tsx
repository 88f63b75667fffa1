import { memo, type ReactNode } from "react";
import { estimateSpeech } from "#domain/calculator/estimate-speech.ts";
import { resultNotes, timeRows } from "#domain/calculator/result-words.ts";
import type { Reverberation } from "#domain/calculator/reverberation.ts";
import { writeSeconds } from "#domain/calculator/room-words.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { BandTable } from "../acoustics/band-table.tsx";
import { TimesFigure } from "../acoustics/times-figure.tsx";
import { Tag } from "../ui/controls/tag.tsx";
import { formatArea } from "../ui/format/format-number.ts";
import { Text } from "../ui/text/text.tsx";
import type { Calculator } from "./use-calculator.ts";

/** How long sound stays in the room, before and after, beside what is wanted. */
export const Results = memo(function Results({
  calculation,
  result,
  isFormer,
}: Pick<Calculator, "calculation" | "result" | "isFormer">) {
  const isTreated = calculation.treatments.length > 0;
  const { before, after, wanted } = result;
  return (
    <section aria-labelledby="results" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="results" className="text-xl font-semibold">
          {m.reverberation_title()}
        </h2>
        <Tag look="oak">{m.reverberation_calculated()}</Tag>
      </div>
      <p role="status" className="border-s-3 border-danger ps-4 empty:sr-only">
        {isFormer && m.calculator_former()}
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 phone:grid-cols-4">
        <Figure
          name={m.calculator_at_500()}
          note={m.calculator_before_value({ value: at500(before) })}
        >
          {m.seconds({ value: at500(after) })}
        </Figure>
        <Figure
          name={m.calculator_volume_short()}
          note={m.calculator_surface_value({ value: formatArea(before.surface) })}
        >
          {m.calculator_cubic({ value: formatArea(before.volume) })}
        </Figure>
        {estimateSpeech({ room: after, noise: calculation.noise, lang: getLocale() }).map(
          ({ name, value, note }) => (
            <Figure key={name} name={name} note={note}>
              {value}
            </Figure>
          ),
        )}
      </dl>
      <figure>
        <TimesFigure before={before} after={isTreated ? after : undefined} wanted={wanted} />
        <div className="mt-4 overflow-x-auto">
          <BandTable
            caption={m.reverberation_table()}
            rows={timeRows({ result, isTreated, lang: getLocale() })}
            write={writeSeconds}
          />
        </div>
      </figure>
      <Notes notes={resultNotes({ calculation, result, lang: getLocale() })} />
    </section>
  );
});

function at500({ sabine }: Reverberation): string {
  const value = sabine[500];
  return value === undefined ? "–" : writeSeconds(value);
}

function Figure({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-felt">{name}</dt>
      <dd className="tabular text-2xl font-semibold whitespace-nowrap">{children}</dd>
      <dd className="text-sm text-felt">
        <Text>{note}</Text>
      </dd>
    </div>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <div role="status">
      <ul className="grid gap-2 text-sm text-felt">
        {notes.map((note) => (
          <li key={note} className="first:text-base first:text-ink">
            <Text>{note}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
