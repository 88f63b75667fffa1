import type { ReactNode } from "react";
import type { Curve } from "#domain/catalogue/curves-of.ts";
import { CurveMark } from "./curve-mark.tsx";
import { CalculationNotes, CurveSource } from "./curve-source.tsx";

/** The curves of one sheet, each by its mark and with what it is; what all calculations share is said once. */
export function CurveSources({ curves }: { curves: { name: ReactNode; curve: Curve }[] }) {
  const drawn = curves.map(({ curve }) => curve);
  const isBrief = drawn.filter(({ status }) => status === "calculated").length > 1;
  return (
    <>
      <ul className="space-y-2">
        {curves.map(({ name, curve }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a curve is its place among the looks
          <li key={position} className="flex items-baseline gap-2">
            <CurveMark position={position} />
            <span>
              {name}
              <CurveSource curve={curve} brief={isBrief} />
            </span>
          </li>
        ))}
      </ul>
      {isBrief && (
        <p className="mt-2">
          <CalculationNotes curves={drawn} />
        </p>
      )}
    </>
  );
}
