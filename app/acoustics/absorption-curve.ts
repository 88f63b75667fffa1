import type { OctaveAbsorption } from "#domain/acoustics/absorption.ts";
import type { Bands } from "#domain/acoustics/bands.ts";

/** A curve as the chart draws it. */
export type AbsorptionCurve = {
  label: string;
  /** Bands without a value are gaps in the line. */
  absorption: Bands;
  /** How far it may be off. */
  range?: { least: Bands; most: Bands } | undefined;
  /** Practical coefficients, for the table. */
  practical?: OctaveAbsorption | undefined;
};

export type Curves = {
  curves: AbsorptionCurve[];
  /** Draws the ISO 11654 reference curve shifted to this αw. */
  reference?: number | undefined;
};
