import { normalSpeech, weightedLevel } from "../acoustics/booth-speech.ts";
import { octaveBands } from "../acoustics/octave-bands.ts";
import { noiseFactor, roomSpeechTransmission } from "../acoustics/speech-transmission.ts";
import type { Absorber } from "./absorber.ts";
import type { Calculation, Treatment } from "./calculation.ts";
import { partsOf, type RoomPart, tooMuchOn, volumeOf } from "./parts-of-room.ts";
import { type Reverberation, reverberationOf } from "./reverberation.ts";
import { stateOf, type WantedTimes, wantedTimes } from "./wanted-times.ts";

export type CalculationResult = {
  before: Reverberation;
  /** The same as before where nothing is put up. */
  after: Reverberation;
  /** Undefined without a target, or where its standard has nothing for such a room. */
  wanted: WantedTimes | undefined;
  state: "occupied" | "empty" | undefined;
};

/**
 * A whole calculation. Page, report and back office all come here, so that they agree to the last
 * digit; the API is asked for a bare room and answers from `reverberationOf`, as this does. It runs in
 * a browser as well as on the server.
 */
export function runCalculation({
  calculation: { room, target, treatments },
  absorbers,
}: {
  calculation: Calculation;
  absorbers: readonly Absorber[];
}): CalculationResult {
  const { furniture } = room;
  const bare = partsOf(room);
  const before = reverberationOf({ room, parts: bare, absorbers });
  const treated = coverParts({ parts: bare, treatments });
  return {
    before,
    after: treatments.length === 0 ? before : reverberationOf({ room, parts: treated, absorbers }),
    wanted:
      target && wantedTimes({ target, volume: volumeOf(room), height: heightOf(room), furniture }),
    state: target && stateOf(target),
  };
}

/** Of a room that is no box, as if its floor were as wide as it is high. */
export function heightOf(room: Calculation["room"]): number {
  return room.shape === "box" ? room.height : Math.cbrt(room.volume);
}

/** What is put on a side hides as much of what the side is made of. */
export function coverParts({
  parts,
  treatments,
}: {
  parts: readonly RoomPart[];
  treatments: readonly Treatment[];
}): RoomPart[] {
  const fieldOf = (on: Treatment["on"]) =>
    typeof on === "number" ? `surfaces.${on}` : `sides.${on}`;
  const left = parts.map((part) => {
    const covered = treatments
      .filter(({ on }) => fieldOf(on) === part.field)
      .reduce((sum, { area }) => sum + area, 0);
    return { ...part, area: part.area - covered };
  });
  const added = treatments.map(({ on, area, material }, at): RoomPart => {
    const side = left.find(({ field }) => field === fieldOf(on));
    const field = `treatments.${at}`;
    // Half a square centimetre is what numbers with two places may miss.
    if (!side || side.area < -0.00005) throw tooMuchOn(field);
    return { ...side, area, material, field };
  });
  return [...left.map((part) => ({ ...part, area: Math.max(0, part.area) })), ...added];
}

/**
 * Estimate of how well speech is understood: a lower bound near the talker. Noise counts as if it
 * had the spectrum of speech, and speech arrives as a normal voice does at one metre.
 */
export function speechIndex({ sabine }: Reverberation, noise?: number): number | undefined {
  const times = octaveBands.flatMap((band) => sabine[band] ?? []);
  if (times.length !== octaveBands.length) return undefined;
  const factor = noise === undefined ? 1 : noiseFactor(weightedLevel(normalSpeech) - noise);
  return roomSpeechTransmission({ times, factors: Array(7).fill(factor) });
}
