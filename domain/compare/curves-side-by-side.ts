import { type Curve, curvesOf } from "../catalogue/curves-of.ts";
import type { Mounting } from "../catalogue/rate-mounting.ts";

type Compared = { id: string; mounting: Mounting };

export type CurveOfProduct = Compared & { curve: Curve };

export type CurvesSideBySide = {
  curves: CurveOfProduct[];
  /** What all of the curves are; undefined where they are not all of one kind. */
  status: Curve["status"] | undefined;
};

const firmestFirst: Curve["status"][] = ["measured", "comparable", "calculated"];

/**
 * One curve for each product. A measurement beside a calculation would compare the two methods
 * rather than the two panels, so the firmest kind of value that all of them have is taken; where
 * they have none in common, each shows its own firmest, and the page says so.
 */
export function curvesSideBySide(compared: Compared[]): CurvesSideBySide {
  const known = compared.map((one) => ({ ...one, curves: curvesOf(one.mounting) }));
  const status =
    known.length === 0
      ? undefined
      : firmestFirst.find((wanted) =>
          known.every(({ curves }) => curves.some((curve) => curve.status === wanted)),
        );
  const curves = known.flatMap(({ id, mounting, curves }): CurveOfProduct[] => {
    const curve = curves.find((one) => status === undefined || one.status === status);
    return curve ? [{ id, mounting, curve }] : [];
  });
  return { curves, status };
}
