import { m } from "#text";
import { speechClarity } from "../acoustics/clarity.ts";
import type { Lang } from "../language/language.ts";
import { writeNumber } from "../text/write-number.ts";
import { speechNote } from "./result-words.ts";
import type { Reverberation } from "./reverberation.ts";
import { writeSeconds } from "./room-words.ts";
import { speechIndex } from "./run-calculation.ts";

/** Estimates of how well speech is understood, as far as the times are known. */
export function estimateSpeech({
  room,
  noise,
  lang,
}: {
  room: Reverberation;
  noise: number | undefined;
  lang: Lang;
}): { name: string; value: string; note: string }[] {
  const locale = { locale: lang };
  const index = speechIndex(room, noise);
  const { 500: low, 1000: high } = room.sabine;
  const middle = low && high ? (low + high) / 2 : undefined;
  const decibels = middle && Math.round(speechClarity(middle) * 10) / 10;
  return [
    ...(index === undefined
      ? []
      : [
          {
            name: m.calculator_sti({}, locale),
            value: writeSeconds(index),
            note: speechNote({ noise, lang }),
          },
        ]),
    ...(decibels === undefined
      ? []
      : [
          {
            name: m.calculator_clarity({}, locale),
            value: m.calculator_decibels({ value: writeNumber(decibels) }, locale),
            note: m.calculator_clarity_note({}, locale),
          },
        ]),
  ];
}
