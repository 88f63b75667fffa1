import { practicalAbsorption } from "#domain/acoustics/ratings.ts";
import type { Curve } from "#domain/catalogue/curves-of.ts";
import type { AbsorptionCurve } from "./absorption-curve.ts";

/** A curve as the chart draws it. */
export function toChartCurve({ curve, label }: { curve: Curve; label: string }): AbsorptionCurve {
  const { absorption } = curve;
  return {
    label,
    absorption,
    range: curve.status === "calculated" ? curve.calculated : undefined,
    practical:
      curve.status === "measured" ? practicalAbsorption(curve.measured.absorption) : undefined,
  };
}
