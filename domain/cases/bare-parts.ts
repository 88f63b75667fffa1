import type { SurfaceKind } from "../acoustics/room-surfaces.ts";
import type { BareSurfaces, RoomDimensions, RoomSide } from "./case-content.ts";

/** A part of the room before anything was done. */
export type BarePart = { side: RoomSide; surface: SurfaceKind; area: number };

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

function total(parts: readonly { area: number }[]): number {
  return parts.reduce((sum, { area }) => sum + area, 0);
}
