import { m } from "#text";
import { type Bands, bandsOf } from "../acoustics/bands.ts";
import { type Furniture, usualShare } from "../acoustics/furniture.ts";
import { octaveBands } from "../acoustics/octave-bands.ts";
import type { Lang } from "../language/language.ts";
import { writeNumber } from "../text/write-number.ts";
import type { Calculation } from "./calculation.ts";
import { evidenceNames } from "./room-words.ts";
import type { CalculationResult } from "./run-calculation.ts";
import type { WantedTimes } from "./wanted-times.ts";

/** The times of a room as a table: before, after, and by which formula. */
export function timeRows({
  result: { before, after },
  isTreated,
  lang,
}: {
  result: CalculationResult;
  isTreated: boolean;
  lang: Lang;
}): { label: string; bands: Bands }[] {
  const locale = { locale: lang };
  return [
    { label: m.calculator_row_before({}, locale), bands: before.sabine },
    { label: m.calculator_row_before_eyring({}, locale), bands: before.eyring },
    ...(isTreated
      ? [
          { label: m.calculator_row_after({}, locale), bands: after.sabine },
          { label: m.calculator_row_after_eyring({}, locale), bands: after.eyring },
        ]
      : []),
    ...(after.uneven && after.arau && after.fitzroy
      ? [
          { label: m.calculator_arau({}, locale), bands: after.arau },
          { label: m.calculator_fitzroy({}, locale), bands: after.fitzroy },
        ]
      : []),
  ];
}

/** What has to be said with the times; first how they stand to what is wanted. */
export function resultNotes({
  calculation: { room },
  result: { after, wanted, state },
  lang,
}: {
  calculation: Pick<Calculation, "room">;
  result: CalculationResult;
  lang: Lang;
}): string[] {
  const locale = { locale: lang };
  const missing = octaveBands.filter((band) => !bandsOf(after.sabine).includes(band));
  const evidence = evidenceNames[after.evidence]({}, locale);
  const notes = [
    wanted && verdict({ times: after.sabine, wanted, lang }),
    state === "occupied" && m.calculator_state_occupied({}, locale),
    state === "empty" && m.calculator_state_empty({}, locale),
    after.uneven && m.calculator_uneven({}, locale),
    ...furnitureNotes({ furniture: room.furniture, area: after.objects, lang }),
    after.modesBelow &&
      m.reverberation_modes({ frequency: Math.round(after.modesBelow / 10) * 10 }, locale),
    missing.length > 0 && m.reverberation_missing({ bands: missing.join("/") }, locale),
    m.calculator_evidence({ evidence }, locale),
    m.calculator_estimate({}, locale),
  ];
  return notes.filter((note) => typeof note === "string");
}

function furnitureNotes({
  furniture,
  area,
  lang,
}: {
  furniture: Furniture | undefined;
  area: number;
  lang: Lang;
}): string[] {
  if (!furniture || area === 0) return [];
  const locale = { locale: lang };
  const { share, pieces } = furniture;
  return [
    m.calculator_furniture_counts({ share, pieces, area: writeNumber(area, { most: 1 }) }, locale),
    ...(share >= usualShare ? [m.calculator_furniture_much({}, locale)] : []),
  ];
}

/** What stands beside the index of speech: how far it may be off, and with which noise it is. */
export function speechNote({ noise, lang }: { noise: number | undefined; lang: Lang }): string {
  const locale = { locale: lang };
  return noise === undefined
    ? m.calculator_sti_note({}, locale)
    : m.calculator_sti_noise({ noise }, locale);
}

/** Never "meets the standard": a calculation knows no more than where its own figures lie. */
function verdict({ times, wanted, lang }: { times: Bands; wanted: WantedTimes; lang: Lang }) {
  const locale = { locale: lang };
  const { long, short } = outsideOf({ times, wanted });
  if (long.length === 0 && short.length === 0) return m.calculator_within({}, locale);
  return [
    ...(long.length > 0 ? [m.calculator_too_long({ bands: long.join("/") }, locale)] : []),
    ...(long.includes(125) && !long.includes(500) ? [m.calculator_bass({}, locale)] : []),
    ...(short.length > 0 ? [m.calculator_too_short({ bands: short.join("/") }, locale)] : []),
  ].join(" ");
}

/** The bands in which a room lies outside of what is wanted. */
function outsideOf({ times, wanted }: { times: Bands; wanted: WantedTimes }) {
  const outside = (isOutside: (time: number, range: { least: number; most: number }) => boolean) =>
    bandsOf(times).filter((band) => {
      const range = wanted[band];
      return range && isOutside(times[band] ?? 0, range);
    });
  return {
    // What is shown is rounded to hundredths, and so is what it is held against.
    long: outside((time, { most }) => time > most + 0.005),
    short: outside((time, { least }) => time < least - 0.005),
  };
}
