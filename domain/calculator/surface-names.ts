import { m } from "#text";
import type { SurfaceKind, SurfaceSource } from "../acoustics/room-surfaces.ts";

/** A text of the interface, in the language of the page or in one that is named. */
type Word = typeof m.surface_plaster;

export const surfaceNames: Record<SurfaceKind, Word> = {
  plaster: m.surface_plaster,
  concrete: m.surface_concrete,
  stone: m.surface_stone,
  plasterboard: m.surface_plasterboard,
  "plasterboard-ceiling": m.surface_plasterboard_ceiling,
  glass: m.surface_glass,
  door: m.surface_door,
  parquet: m.surface_parquet,
  "timber-floor": m.surface_timber_floor,
  linoleum: m.surface_linoleum,
  carpet: m.surface_carpet,
  rug: m.surface_rug,
  curtain: m.surface_curtain,
  seats: m.surface_seats,
  "concrete-rough": m.surface_concrete_rough,
  block: m.surface_block,
  "block-painted": m.surface_block_painted,
  "glass-pane": m.surface_glass_pane,
  "wood-lining": m.surface_wood_lining,
  "wood-panel": m.surface_wood_panel,
  "carpet-underlay": m.surface_carpet_underlay,
  chairs: m.surface_chairs,
  audience: m.surface_audience,
  "audience-dense": m.surface_audience_dense,
  "seats-occupied": m.surface_seats_occupied,
};

export const sourceNames: Record<SurfaceSource, Word> = {
  vorlander: m.figure_source_auralization,
  sengpiel: m.figure_source_sengpiel,
};
