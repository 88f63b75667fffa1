import { airLoss } from "../acoustics/air-absorption.ts";
import { type Bands, exactThird } from "../acoustics/bands.ts";
import { type OctaveBand, octaveBands } from "../acoustics/octave-bands.ts";
import { eyring, type RoomSurface, sabine } from "../acoustics/reverberation.ts";
import { type SurfaceKind, surfaceValues } from "../acoustics/room-surfaces.ts";
import type { BareSurfaces, RoomDimensions, RoomSide } from "./case-content.ts";

/** Air as it is assumed in every room. */
export const roomAir = { temperature: 20, humidity: 50 };

/** A part of the room before anything was done. */
export type BarePart = { side: RoomSide; surface: SurfaceKind; area: number };

/** What was put on a side, in m², and what it absorbs. */
export type Covering = { side: RoomSide; area: number; absorption: Bands };

export function volumeOf({ length, width, height }: RoomDimensions): number {
  return length * width * height;
}

function sideAreas({ length, width, height }: RoomDimensions): Record<RoomSide, number> {
  const floor = length * width;
  return { floor, walls: 2 * (length + width) * height, ceiling: floor };
}

/**
 * The bare room part by part: first what each side is made of, then what takes up a part of it.
 * Undefined where that would be more than there is of a side.
 */
export function listBareParts({
  dimensions,
  surfaces: { patches = [], ...surfaces },
}: {
  dimensions: RoomDimensions;
  surfaces: BareSurfaces;
}): BarePart[] | undefined {
  const whole = sideAreas(dimensions);
  const sides = (["floor", "walls", "ceiling"] as const).map((side) => ({
    side,
    surface: surfaces[side],
    area: whole[side] - total(patches.filter(({ on }) => on === side)),
  }));
  if (sides.some(({ area }) => area < 0)) return undefined;
  return [...sides, ...patches.map(({ on, ...patch }) => ({ side: on, ...patch }))];
}

export type PredictedTimes = {
  /** Seconds after Sabine, in the bands in which all that was put in is known. */
  before: Bands;
  after: Bands;
  /** The same after Eyring, which is shorter where much is absorbed. */
  afterEyring: Bands;
};

/**
 * Reverberation time of an empty box before and after. What is put on a side hides as much of what
 * the side is made of; undefined where there is not as much of it.
 */
export function predictReverberation({
  dimensions,
  parts,
  coverings,
}: {
  dimensions: RoomDimensions;
  parts: BarePart[];
  coverings: Covering[];
}): PredictedTimes | undefined {
  const hidden = parts.map(({ side, area }, at) => {
    const isSide = parts.findIndex((part) => part.side === side) === at;
    return isSide ? Math.min(area, total(coverings.filter((one) => one.side === side))) : 0;
  });
  if (total(hidden.map((area) => ({ area }))) < total(coverings) - 0.01) return undefined;
  const volume = volumeOf(dimensions);
  const times: PredictedTimes = { before: {}, after: {}, afterEyring: {} };
  for (const band of octaveBands) {
    if (coverings.some(({ absorption }) => absorption[band] === undefined)) continue;
    const bare = parts.map((part) => toSurface({ ...part, band }));
    const treated = [
      ...bare.map(({ area, absorption }, at) => ({ area: area - (hidden[at] ?? 0), absorption })),
      ...coverings.map(({ area, absorption }) => ({
        area,
        absorption: Math.min(1, absorption[band] ?? 0),
      })),
    ];
    const air = airLoss({ ...roomAir, frequency: exactThird(band) });
    times.before[band] = sabine({ volume, surfaces: bare, airLoss: air });
    times.after[band] = sabine({ volume, surfaces: treated, airLoss: air });
    times.afterEyring[band] = eyring({ volume, surfaces: treated, airLoss: air });
  }
  return times;
}

function toSurface({ surface, area, band }: BarePart & { band: OctaveBand }): RoomSurface {
  return { area, absorption: surfaceValues[surface].absorption[band] };
}

function total(parts: readonly { area: number }[]): number {
  return parts.reduce((sum, { area }) => sum + area, 0);
}
