import type { SurfaceSource } from "#domain/acoustics/room-surfaces.ts";
import type { RoomSide } from "#domain/cases/case-content.ts";
import { m } from "#text";

export const sideNames: Record<RoomSide, () => string> = {
  floor: m.side_floor,
  walls: m.side_walls,
  ceiling: m.side_ceiling,
};

export const sourceNames: Record<SurfaceSource, () => string> = {
  vorlander: m.figure_source_auralization,
  sengpiel: m.figure_source_sengpiel,
};
