import { airLoss, type RoomAir } from "../acoustics/air-absorption.ts";
import { type Bands, bandsOf, exactThird } from "../acoustics/bands.ts";
import { type Furniture, furnish } from "../acoustics/furniture.ts";
import { type OctaveBand, octaveBands } from "../acoustics/octave-bands.ts";
import {
  absorptionArea,
  arauPuchades,
  eyring,
  fitzroy,
  sabine,
  schroederFrequency,
} from "../acoustics/reverberation.ts";
import type { Axis } from "./parts-of-room.ts";

/** A part of the room's surface with what it absorbs; a band of which nobody knows is left out. */
export type AbsorbingPart = { area: number; absorption: Bands; axis?: Axis };

export type ReverberationTimes = {
  volume: number;
  /** Of all surfaces, in m². */
  surface: number;
  /** Equivalent absorption area of surfaces, furniture and air, in m². */
  area: Bands;
  /** Of the furniture alone. */
  objects: number;
  /** Reverberation times in seconds. Between Sabine and Eyring lies what may be expected. */
  sabine: Bands;
  eyring: Bands;
  /** Of boxes, for absorption that is spread unevenly. */
  fitzroy?: Bands;
  arau?: Bands;
  /** Whether some pairs of surfaces absorb so much more than others that Sabine is too hopeful. */
  uneven: boolean;
  /** Below this many hertz the room has single modes, and a time means little. */
  modesBelow: number | undefined;
};

/** By so much Arau-Puchades exceeds Sabine where absorption is spread unevenly. */
const unevenFrom = 1.2;
const speechBands: OctaveBand[] = [500, 1000, 2000];

/** How long sound stays in a room, band by band. Knows nothing of where numbers come from. */
export function reverberationTimes({
  volume,
  parts,
  air,
  furniture,
}: {
  volume: number;
  parts: readonly AbsorbingPart[];
  air: RoomAir;
  furniture?: Furniture | undefined;
}): ReverberationTimes {
  const { air: airVolume, objects } = furnish({ volume, furniture });
  const room: ReverberationTimes = {
    ...{ volume, objects },
    surface: parts.reduce((sum, { area }) => sum + area, 0),
    ...{ area: {}, sabine: {}, eyring: {}, uneven: false, modesBelow: undefined },
  };
  const isBox = parts.every(({ axis }) => axis !== undefined);
  const [box, mean]: [Bands, Bands] = [{}, {}];
  for (const band of octaveBands) {
    const surfaces = surfacesIn(parts, band);
    if (!surfaces) continue;
    const loss = airLoss({ ...air, frequency: exactThird(band) });
    const inside = { volume: airVolume, airLoss: loss, objects };
    room.area[band] = absorptionArea(surfaces) + objects + loss * airVolume;
    room.sabine[band] = sabine({ ...inside, surfaces });
    // Where everything is absorbed no time is left, by Eyring.
    const allAbsorbed = absorptionArea(surfaces) >= room.surface;
    room.eyring[band] = allAbsorbed ? 0 : eyring({ ...inside, surfaces });
    if (!isBox) continue;
    const pairs = pairsOf(parts, band);
    if (pairs.some((pair) => pair.every(({ absorption }) => absorption >= 1))) continue;
    mean[band] = fitzroy({ ...inside, pairs });
    box[band] = arauPuchades({ ...inside, pairs });
  }
  if (isBox) Object.assign(room, { fitzroy: mean, arau: box });
  room.uneven = bandsOf(box).some(
    (band) =>
      speechBands.includes(band) && (box[band] ?? 0) > unevenFrom * (room.sabine[band] ?? 0),
  );
  const middle = room.sabine[500] ?? room.sabine[1000];
  room.modesBelow = middle && schroederFrequency({ time: middle, volume });
  return room;
}

/** Nothing when a part that is there has no value in this band. */
function surfacesIn(parts: readonly AbsorbingPart[], band: OctaveBand) {
  const surfaces = parts.flatMap(({ area, absorption }) => {
    const value = absorption[band];
    return area === 0 ? [] : [{ area, absorption: value }];
  });
  const isKnown = (one: {
    absorption: number | undefined;
  }): one is { area: number; absorption: number } => one.absorption !== undefined;
  return surfaces.every(isKnown) ? surfaces.filter(isKnown) : undefined;
}

function pairsOf(parts: readonly AbsorbingPart[], band: OctaveBand) {
  const across = (axis: Axis) =>
    surfacesIn(
      parts.filter((part) => part.axis === axis),
      band,
    ) ?? [];
  return [across(0), across(1), across(2)] as const;
}
