import type { Bands } from "../acoustics/bands.ts";
import { octaveBands } from "../acoustics/octave-bands.ts";
import type { SoundingRoom } from "../acoustics/sound/sounding-room.ts";
import { type Absorber, resolveMaterial } from "./absorber.ts";
import { type BoxSide, boxSides } from "./box-sides.ts";
import type { Calculation, Treatment } from "./calculation.ts";
import { volumeOf } from "./parts-of-room.ts";
import type { ReverberationTimes } from "./reverberation-times.ts";
import type { BoxRoom, RoomMaterial } from "./room.ts";
import type { CalculationResult } from "./run-calculation.ts";

/** A calculation as one can make it heard: before, and after where something is put up. */
export function soundingRooms({
  calculation: { room, treatments },
  calculated: { before, after },
  absorbers,
}: {
  calculation: Pick<Calculation, "room" | "treatments">;
  calculated: Pick<CalculationResult, "before" | "after">;
  absorbers: readonly Absorber[];
}): { before: SoundingRoom; after: SoundingRoom | undefined } {
  const sounding = (result: ReverberationTimes, put: readonly Treatment[]): SoundingRoom => ({
    ...{ volume: volumeOf(room), times: likeliestTimes(result), air: room.air },
    ...(room.shape === "box" && {
      dimensions: { length: room.length, width: room.width, height: room.height },
      absorption: sidesOf({ room, treatments: put, absorbers }),
    }),
  });
  return {
    before: sounding(before, []),
    after: treatments.length > 0 ? sounding(after, treatments) : undefined,
  };
}

/** Where absorption is spread unevenly Sabine is too hopeful. */
function likeliestTimes({ uneven, arau, sabine }: ReverberationTimes): Bands {
  return uneven && arau ? { ...sabine, ...arau } : sabine;
}

/** The mean of each side, by how much of it each material takes. */
function sidesOf({
  room,
  treatments,
  absorbers,
}: {
  room: BoxRoom;
  treatments: readonly Treatment[];
  absorbers: readonly Absorber[];
}): Record<BoxSide, Bands> {
  const sides = boxSides.map((side) => {
    const parts = [...room.patches, ...treatments].filter(({ on }) => on === side);
    const whole = areaOf(room, side);
    const taken = parts.reduce((sum, { area }) => sum + area, 0);
    const all = [{ area: Math.max(0, whole - taken), material: room.sides[side] }, ...parts];
    return [side, meanOf({ parts: all, absorbers, side })];
  });
  return Object.fromEntries(sides) as Record<BoxSide, Bands>;
}

function meanOf({
  parts,
  absorbers,
  side,
}: {
  parts: readonly { area: number; material: RoomMaterial }[];
  absorbers: readonly Absorber[];
  side: BoxSide;
}): Bands {
  const resolved = parts.map(({ area, material }) => ({
    area,
    ...resolveMaterial({ part: { material, field: `sides.${side}` }, absorbers }),
  }));
  return Object.fromEntries(
    octaveBands.map((band) => {
      // Of what nobody knows in this band, as much as the rest.
      const known = resolved.filter(({ absorption }) => absorption[band] !== undefined);
      const area = known.reduce((sum, part) => sum + part.area, 0);
      const absorbed = known.reduce(
        (sum, part) => sum + part.area * Math.min(1, part.absorption[band] ?? 0),
        0,
      );
      return [band, area > 0 ? absorbed / area : 0];
    }),
  );
}

function areaOf({ length, width, height }: BoxRoom, side: BoxSide): number {
  if (side === "front" || side === "back") return width * height;
  return side === "left" || side === "right" ? length * height : length * width;
}
