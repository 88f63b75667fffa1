import type { ReactNode } from "react";
import { bandsOf } from "#domain/acoustics/bands.ts";
import { speechClarity } from "#domain/acoustics/clarity.ts";
import { usualShare } from "#domain/acoustics/furniture.ts";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import type { EvidenceRank } from "#domain/calculator/absorber.ts";
import { speechIndex } from "#domain/calculator/calculate.ts";
import type { Reverberation } from "#domain/calculator/reverberate.ts";
import { m } from "#text";
import { BandTable } from "../acoustics/band-table.tsx";
import { evidenceNames } from "../acoustics/evidence-names.ts";
import { TimesFigure } from "../acoustics/times-figure.tsx";
import { Tag } from "../ui/controls/tag.tsx";
import { formatArea, formatNumber } from "../ui/format/format-number.ts";
import { Text } from "../ui/text/text.tsx";
import { outsideOf } from "./outside-of.ts";
import { seconds } from "./seconds.ts";
import type { Calculator } from "./use-calculator.ts";

/** How long sound stays in the room, before and after, beside what is wanted. */
export function Results({ calculator: { calculation, result } }: { calculator: Calculator }) {
  const isTreated = calculation.treatments.length > 0;
  const { before, after, wanted, state } = result;
  return (
    <section aria-labelledby="results" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="results" className="text-xl font-semibold">
          {m.reverberation_title()}
        </h2>
        <Tag look="oak">{m.reverberation_calculated()}</Tag>
      </div>
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
        <Speech room={after} noise={calculation.noise} />
      </dl>
      <figure>
        <TimesFigure before={before} after={isTreated ? after : undefined} wanted={wanted} />
        <div className="mt-4 overflow-x-auto">
          <BandTable
            caption={m.reverberation_table()}
            rows={[
              { label: m.calculator_row_before(), bands: before.sabine },
              { label: m.calculator_row_before_eyring(), bands: before.eyring },
              ...(isTreated
                ? [
                    { label: m.calculator_row_after(), bands: after.sabine },
                    { label: m.calculator_row_after_eyring(), bands: after.eyring },
                  ]
                : []),
              ...(after.uneven && after.arau && after.fitzroy
                ? [
                    { label: m.calculator_arau(), bands: after.arau },
                    { label: m.calculator_fitzroy(), bands: after.fitzroy },
                  ]
                : []),
            ]}
            write={seconds}
          />
        </div>
      </figure>
      <Notes>
        {verdict({ after, wanted })}
        {state === "occupied" && m.calculator_state_occupied()}
        {state === "empty" && m.calculator_state_empty()}
        {after.uneven && m.calculator_uneven()}
        {after.objects > 0 && m.calculator_furniture_counts({ area: formatArea(after.objects) })}
        {(calculation.room.furniture?.share ?? 0) >= usualShare && m.calculator_furniture_much()}
        {after.modesBelow &&
          m.reverberation_modes({ frequency: Math.round(after.modesBelow / 10) * 10 })}
        {missing(after) && m.reverberation_missing({ bands: missing(after) })}
        {m.calculator_evidence({ evidence: evidenceOf(after.evidence) })}
        {m.calculator_estimate()}
      </Notes>
    </section>
  );
}

const evidenceOf = (rank: EvidenceRank) => evidenceNames[rank]();

function at500({ sabine }: Reverberation): string {
  const value = sabine[500];
  return value === undefined ? "–" : seconds(value);
}

const missing = (room: Reverberation) =>
  octaveBands.filter((band) => !bandsOf(room.sabine).includes(band)).join("/");

/** Never "meets the standard": a calculation knows no more than where its own figures lie. */
function verdict({
  after,
  wanted,
}: {
  after: Reverberation;
  wanted: Parameters<typeof outsideOf>[0]["wanted"] | undefined;
}) {
  if (!wanted) return undefined;
  const { long, short } = outsideOf({ times: after.sabine, wanted });
  if (long.length === 0 && short.length === 0) return m.calculator_within();
  return [
    ...(long.length > 0 ? [m.calculator_too_long({ bands: long.join("/") })] : []),
    ...(long.includes(125) && !long.includes(500) ? [m.calculator_bass()] : []),
    ...(short.length > 0 ? [m.calculator_too_short({ bands: short.join("/") })] : []),
  ].join(" ");
}

function Speech({ room, noise }: { room: Reverberation; noise: number | undefined }) {
  const index = speechIndex(room, noise);
  const middle =
    room.sabine[500] && room.sabine[1000] ? (room.sabine[500] + room.sabine[1000]) / 2 : undefined;
  return (
    <>
      {index !== undefined && (
        <Figure
          name={m.calculator_sti()}
          note={
            noise === undefined
              ? m.calculator_sti_note()
              : m.calculator_sti_noise({ noise: formatNumber(noise) })
          }
        >
          {seconds(index)}
        </Figure>
      )}
      {middle !== undefined && (
        <Figure name={m.calculator_clarity()} note={m.calculator_clarity_note()}>
          {m.calculator_decibels({
            value: formatNumber(Math.round(speechClarity(middle) * 10) / 10),
          })}
        </Figure>
      )}
    </>
  );
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

function Notes({ children }: { children: (string | false | undefined | 0 | "")[] }) {
  return (
    <div role="status">
      <ul className="grid gap-2 text-sm text-felt">
        {children.map(
          (note) =>
            note && (
              <li key={note} className="first:text-base first:text-ink">
                <Text>{note}</Text>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
