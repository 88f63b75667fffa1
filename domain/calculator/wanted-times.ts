import { type Furniture, furnish } from "../acoustics/furniture.ts";
import { type OctaveBand, octaveBands } from "../acoustics/octave-bands.ts";
import { decayTime } from "../acoustics/reverberation.ts";
import {
  longestInClassroom,
  nearUses,
  type TimeRange,
  toleranceBands,
  wantedAbsorption,
  wantedRange,
} from "../acoustics/reverberation-targets.ts";
import type { RoomTarget } from "./room-target.ts";

/** Seconds between which a room shall lie, in the bands for which the target says something. */
export type WantedTimes = Partial<Record<OctaveBand, TimeRange>>;

/** Whether the target is for a room with people in it, as standards say. */
export function stateOf(target: RoomTarget): "occupied" | "empty" | undefined {
  if (!("standard" in target)) return undefined;
  if (target.standard === "ANSI S12.60-2002") return "empty";
  return isNear(target.use) ? "empty" : "occupied";
}

/** Undefined where the standard has nothing for a room of this volume. */
export function wantedTimes({
  target,
  volume,
  height,
  furniture,
}: {
  target: RoomTarget;
  volume: number;
  height: number;
  furniture: Furniture | undefined;
}): WantedTimes | undefined {
  if (!("standard" in target)) return inBands(middleBands, () => target);
  if (target.standard === "ANSI S12.60-2002") {
    const most = longestInClassroom(volume);
    return most === undefined ? undefined : inBands([500, 1000, 2000], () => ({ least: 0, most }));
  }
  const { use } = target;
  if (isNear(use)) {
    // The standard asks for absorption by the volume of the room; times are those of its air.
    const { air } = furnish({ volume: 1, furniture });
    const most = decayTime({ volume: air, area: wantedAbsorption({ use, height }) });
    return inBands(middleBands, () => ({ least: 0, most }));
  }
  if (!wantedRange({ use, volume })) return undefined;
  return inBands(octaveBands, (band) => wantedRange({ use, volume, band }) as TimeRange);
}

const middleBands = octaveBands.filter(
  (band) => band >= toleranceBands.lowest && band <= toleranceBands.highest,
);

function isNear(use: string): use is (typeof nearUses)[number] {
  return nearUses.some((near) => near === use);
}

function inBands(bands: readonly OctaveBand[], range: (band: OctaveBand) => TimeRange) {
  return Object.fromEntries(bands.map((band) => [band, range(band)])) as WantedTimes;
}
