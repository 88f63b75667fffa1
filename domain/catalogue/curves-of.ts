import type { Bands } from "../acoustics/bands.ts";
import type { Calculated } from "./calculate-mounting.ts";
import type { Comparable, Measured, Mounting } from "./rate-mounting.ts";

/** A curve and what it is: of the product, of something like it, or out of a model. */
export type Curve = { absorption: Bands } & (
  | { status: "measured"; measured: Measured }
  | { status: "comparable"; comparable: Comparable }
  | { status: "calculated"; calculated: Calculated }
);

/** Every curve of a mounting, the firmest first. */
export function curvesOf({ measured, comparable, calculated }: Mounting): Curve[] {
  return [
    ...(measured
      ? [{ status: "measured" as const, absorption: measured.absorption, measured }]
      : []),
    ...comparable.map((one) => ({
      ...{ status: "comparable" as const, absorption: one.absorption, comparable: one },
    })),
    ...(calculated
      ? [{ status: "calculated" as const, absorption: calculated.absorption, calculated }]
      : []),
  ];
}

/** One curve to draw, for all that quote it. */
export type SharedCurve<Owner> = { curve: Curve; owners: Owner[] };

/** Two products that quote the same sheet have one curve: drawn twice, one would hide the other. */
export function shareCurves<Owner>(curves: { curve: Curve; owner: Owner }[]): SharedCurve<Owner>[] {
  const shared = new Map<string, SharedCurve<Owner>>();
  for (const { curve, owner } of curves) {
    const name = JSON.stringify(identityOf(curve));
    const same = shared.get(name);
    if (same) same.owners.push(owner);
    else shared.set(name, { curve, owners: [owner] });
  }
  return [...shared.values()];
}

function identityOf(curve: Curve): unknown {
  switch (curve.status) {
    case "measured":
      return [curve.absorption, curve.measured.evidence];
    case "comparable":
      return [curve.absorption, curve.comparable.evidence, curve.comparable.specimen];
    case "calculated":
      return [curve.absorption, curve.calculated.reaction, curve.calculated.layers];
  }
}
