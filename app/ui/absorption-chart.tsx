import type { ReactNode } from "react";
import type { OctaveAbsorption } from "#domain/catalogue/absorption.ts";
import { practicalAbsorption } from "#domain/catalogue/ratings.ts";
import { m } from "#text";
import { AbsorptionReader } from "./absorption-reader.tsx";
import { AbsorptionTable } from "./absorption-table.tsx";
import { coefficient } from "./format-number.ts";

export type AbsorptionCurve = { label: string; absorption: OctaveAbsorption };

export type Curves = {
  curves: AbsorptionCurve[];
  /** Draws the ISO 11654 reference curve shifted to this αw. */
  reference?: number | undefined;
};

/**
 * Absorption by octave band: a curve to look at, a line that says what a band means, a table to
 * read.
 */
export function AbsorptionChart({
  curves,
  reference,
  table = "shown",
  children,
}: Curves & {
  /** Beneath the curve, or for screen readers only where the page shows the values elsewhere. */
  table?: "shown" | "hidden";
  /** Where the numbers come from: no curve stands without it. */
  children: ReactNode;
}) {
  return (
    <figure>
      <AbsorptionReader curves={curves} reference={reference} />
      {reference !== undefined && <ReferenceKey value={reference} />}
      <div className={table === "shown" ? "mt-4" : "sr-only"}>
        <AbsorptionTable rows={rowsOf(curves)} />
      </div>
      <figcaption className="mt-3 text-sm text-felt">{children}</figcaption>
    </figure>
  );
}

function ReferenceKey({ value }: { value: number }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-sm text-felt">
      <svg viewBox="0 0 24 4" className="w-6 shrink-0" aria-hidden="true" focusable="false">
        <path
          d="M1 2H23"
          className="stroke-felt"
          strokeWidth="1.5"
          strokeDasharray="1.5 3.5"
          strokeLinecap="round"
        />
      </svg>
      {m.chart_reference({ value: coefficient(value) })}
    </p>
  );
}

function rowsOf(curves: AbsorptionCurve[]) {
  const [alone] = curves;
  if (curves.length > 1 || !alone) return curves;
  return [
    { label: m.chart_measured_row(), absorption: alone.absorption },
    { label: m.chart_practical_row(), absorption: practicalAbsorption(alone.absorption) },
  ];
}
