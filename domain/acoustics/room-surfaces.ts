import type { OctaveAbsorption } from "./absorption.ts";

/** What rooms are bounded by before anything is done to them. Apart from the values, for schemas. */
export const surfaceKinds = [
  "plaster",
  "concrete",
  "stone",
  "plasterboard",
  "plasterboard-ceiling",
  "glass",
  "door",
  "parquet",
  "timber-floor",
  "linoleum",
  "carpet",
  "rug",
  "curtain",
  "concrete-rough",
  "block",
  "block-painted",
  "glass-pane",
  "wood-lining",
  "wood-panel",
  "carpet-underlay",
  "chairs",
  "seats",
  "audience",
  "audience-dense",
  "seats-occupied",
] as const;
export type SurfaceKind = (typeof surfaceKinds)[number];

/** What stands in a room and takes up a part of its floor: seats, and people on them. */
export const seatingKinds = [
  "chairs",
  "seats",
  "audience",
  "audience-dense",
  "seats-occupied",
] as const satisfies SurfaceKind[];

/** How close people sit where a row of the tables is for them. */
export const peoplePerSquareMetre: Partial<Record<SurfaceKind, number>> = {
  audience: 1,
  "audience-dense": 2,
};

/** Where the tables of absorption coefficients can be looked up. */
export const surfaceSources = {
  vorlander: "https://github.com/LCAV/pyroomacoustics",
  sengpiel: "http://www.sengpielaudio.com/calculator-RT60Coeff.htm",
} as const;
export type SurfaceSource = keyof typeof surfaceSources;

/** Octave bands from 125 to 4000 Hz as the source prints them, under its name of the surface. */
export const surfaceValues: Record<
  SurfaceKind,
  { source: SurfaceSource; absorption: OctaveAbsorption }
> = {
  /** Rendered brick, plaster on masonry. */
  plaster: from("vorlander", [0.01, 0.02, 0.02, 0.03, 0.03, 0.04]),
  /** Smooth, unpainted. */
  concrete: from("vorlander", [0.01, 0.01, 0.02, 0.02, 0.02, 0.05]),
  /** Ceramic tiles, marble. */
  stone: from("vorlander", [0.01, 0.01, 0.01, 0.02, 0.02, 0.02]),
  /** Two boards of 13 mm on a frame with 50 mm of wool. */
  plasterboard: from("vorlander", [0.15, 0.1, 0.06, 0.04, 0.04, 0.05]),
  /** Below a large void. */
  "plasterboard-ceiling": from("vorlander", [0.2, 0.15, 0.1, 0.08, 0.04, 0.02]),
  /** Two panes with a gap of 10 mm. */
  glass: from("vorlander", [0.1, 0.07, 0.05, 0.03, 0.02, 0.02]),
  /** Solid wood. */
  door: from("vorlander", [0.14, 0.1, 0.06, 0.08, 0.1, 0.1]),
  /** On concrete. */
  parquet: from("sengpiel", [0.04, 0.04, 0.07, 0.06, 0.06, 0.07]),
  /** On joists. */
  "timber-floor": from("sengpiel", [0.15, 0.11, 0.1, 0.07, 0.06, 0.07]),
  /** Or vinyl, on concrete. */
  linoleum: from("vorlander", [0.02, 0.03, 0.03, 0.03, 0.03, 0.02]),
  /** Thin, cemented down, as carpet tiles are. */
  carpet: from("vorlander", [0.02, 0.04, 0.08, 0.2, 0.35, 0.4]),
  /** Heavy carpet on concrete. */
  rug: from("sengpiel", [0.02, 0.06, 0.14, 0.37, 0.6, 0.65]),
  /** Of medium weight, draped to half its width. */
  curtain: from("sengpiel", [0.07, 0.31, 0.49, 0.75, 0.7, 0.6]),
  "concrete-rough": from("vorlander", [0.02, 0.03, 0.03, 0.03, 0.04, 0.07]),
  /** Coarse, unpainted. */
  block: from("sengpiel", [0.36, 0.44, 0.31, 0.29, 0.39, 0.25]),
  "block-painted": from("sengpiel", [0.1, 0.05, 0.06, 0.07, 0.09, 0.08]),
  /** 6 mm, a large pane. */
  "glass-pane": from("sengpiel", [0.18, 0.06, 0.04, 0.03, 0.02, 0.02]),
  /** 12 mm on a frame. */
  "wood-lining": from("vorlander", [0.27, 0.23, 0.22, 0.15, 0.1, 0.07]),
  /** 16 mm on studs of 40 mm. */
  "wood-panel": from("vorlander", [0.18, 0.12, 0.1, 0.09, 0.08, 0.07]),
  /** On foam or felt. */
  "carpet-underlay": from("sengpiel", [0.08, 0.24, 0.57, 0.69, 0.71, 0.73]),
  /** Of wood, nobody on them. */
  chairs: from("vorlander", [0.05, 0.08, 0.1, 0.12, 0.12, 0.12]),
  /** Upholstered, nobody on them. */
  seats: from("vorlander", [0.49, 0.66, 0.8, 0.88, 0.82, 0.7]),
  /** On wooden chairs, one for each square metre. */
  audience: from("vorlander", [0.16, 0.24, 0.56, 0.69, 0.81, 0.78]),
  /** On wooden chairs, two for each square metre. */
  "audience-dense": from("vorlander", [0.24, 0.4, 0.78, 0.98, 0.96, 0.87]),
  /** Upholstered. */
  "seats-occupied": from("vorlander", [0.6, 0.74, 0.88, 0.96, 0.93, 0.85]),
};

function from(
  source: SurfaceSource,
  [a, b, c, d, e, f]: [number, number, number, number, number, number],
) {
  return { source, absorption: { 125: a, 250: b, 500: c, 1000: d, 2000: e, 4000: f } };
}
