import { normalSpeech, weightedLevel } from "../acoustics/booth-speech.ts";

const octaves = [125, 250, 500, 1000, 2000, 4000, 8000];

/** How much of the A-weighted energy of normal speech lies between two octave bands, 0 to 1. */
export function speechShare({ from, to }: { from: number; to: number }): number {
  const within = normalSpeech.map((level, position) => {
    const octave = octaves[position] ?? 0;
    return octave >= from && octave <= to ? level : -300;
  });
  return 10 ** ((weightedLevel(within) - weightedLevel(normalSpeech)) / 10);
}
