import { type Bands, bandsOf } from "../acoustics/bands.ts";
import { octaveBands } from "../acoustics/octave-bands.ts";
import type { SoundingRoom } from "../acoustics/sound/sounding-room.ts";
import { type Absorber, resolveMaterial } from "./absorber.ts";
import { coverParts } from "./calculate.ts";
import type { Calculation } from "./calculation.ts";
import { partsOf, type RoomPart, volumeOf } from "./parts-of-room.ts";
import type { Reverberation } from "./reverberate.ts";
import { boxSides } from "./room.ts";

/** A calculated room as far as one can make it heard: its times, and what each side reflects. */
export function soundOfRoom({
  calculation: { room, treatments },
  result,
  absorbers,
}: {
  calculation: Pick<Calculation, "room" | "treatments">;
  result: Reverberation;
  absorbers: readonly Absorber[];
}): SoundingRoom {
  const heard = { volume: volumeOf(room), times: result.sabine, air: room.air };
  if (room.shape !== "box") return heard;
  const parts = coverParts({ parts: partsOf(room), treatments });
  const { length, width, height } = room;
  return {
    ...heard,
    dimensions: { length, width, height },
    absorption: Object.fromEntries(
      boxSides.map((side) => [
        side,
        meanOf({ parts: parts.filter((part) => part.side === side), absorbers }),
      ]),
    ) as NonNullable<SoundingRoom["absorption"]>,
  };
}

/** What a side absorbs on average, in the bands that all of its parts have. */
function meanOf({
  parts,
  absorbers,
}: {
  parts: readonly RoomPart[];
  absorbers: readonly Absorber[];
}): Bands {
  const resolved = parts
    .filter(({ area }) => area > 0)
    .map((part) => ({ area: part.area, ...resolveMaterial({ part, absorbers }) }));
  const whole = resolved.reduce((sum, { area }) => sum + area, 0);
  const known = octaveBands.filter((band) =>
    resolved.every(({ absorption }) => bandsOf(absorption).includes(band)),
  );
  return Object.fromEntries(
    known.map((band) => [
      band,
      resolved.reduce(
        (sum, { area, absorption }) => sum + area * Math.min(1, absorption[band] ?? 0),
        0,
      ) / whole,
    ]),
  );
}
