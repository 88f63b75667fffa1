import { m } from "#text";
import type { Bands } from "../acoustics/bands.ts";
import { octaveBands } from "../acoustics/octave-bands.ts";
import { listeningUses, type nearUses } from "../acoustics/reverberation-targets.ts";
import type { Lang } from "../language/language.ts";
import { writeNumber } from "../text/write-number.ts";
import type { EvidenceRank } from "./absorber.ts";
import type { BoxSide } from "./box-sides.ts";
import type { RoomTarget } from "./room-target.ts";

// Page and report say the same. Called without a language, words are in that of the page.

type Word = typeof m.side_floor;

export const sideNames: Record<BoxSide, Word> = {
  floor: m.side_floor,
  ceiling: m.side_ceiling,
  front: m.calculator_side_front,
  back: m.calculator_side_back,
  left: m.calculator_side_left,
  right: m.calculator_side_right,
};

export const evidenceNames: Record<EvidenceRank, Word> = {
  measured: m.calculator_evidence_measured,
  published: m.calculator_evidence_published,
  comparable: m.calculator_evidence_comparable,
  calculated: m.calculator_evidence_calculated,
  own: m.calculator_evidence_own,
};

export const useNames: Record<(typeof listeningUses)[number] | (typeof nearUses)[number], Word> = {
  A1: m.calculator_use_a1,
  A2: m.calculator_use_a2,
  A3: m.calculator_use_a3,
  A4: m.calculator_use_a4,
  A5: m.calculator_use_a5,
  B2: m.calculator_use_b2,
  B3: m.calculator_use_b3,
  B4: m.calculator_use_b4,
  B5: m.calculator_use_b5,
};

/** What a room is held against, with the edition. */
export function targetName(target: RoomTarget | undefined, lang: Lang): string {
  const locale = { locale: lang };
  if (!target) return m.calculator_target_none({}, locale);
  if (!("standard" in target)) {
    return m.calculator_report_range(
      { least: writeSeconds(target.least), most: writeSeconds(target.most) },
      locale,
    );
  }
  if (target.standard === "ANSI S12.60-2002") return m.calculator_target_ansi({}, locale);
  const isListening = listeningUses.some((use) => use === target.use);
  const group = isListening ? m.calculator_group_a : m.calculator_group_b;
  return `${group({}, locale)} · ${target.use} ${useNames[target.use]({}, locale)}`;
}

/** A time as page, report and table write it: hundredths, for two formulas to be told apart. */
export function writeSeconds(value: number): string {
  return writeNumber(value, { least: 2, most: 2 });
}

/** Values from 125 to 4000 Hz, as rows of tables; what is unknown is a dash. */
export function writeBands(bands: Bands): string[] {
  return octaveBands.map((band) => {
    const value = bands[band];
    return value === undefined ? "–" : writeSeconds(value);
  });
}
