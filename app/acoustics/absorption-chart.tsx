import type { ReactNode } from "react";
import { m } from "#text";
import { coefficient } from "../ui/format/format-number.ts";
import type { AbsorptionCurve, Curves } from "./absorption-curve.ts";
import { AbsorptionReader } from "./absorption-reader.tsx";
import { AbsorptionTable } from "./absorption-table.tsx";

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
        <AbsorptionTable rows={curves.flatMap(rowsOf)} />
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

function rowsOf({ label, absorption, range, practical }: AbsorptionCurve) {
  return [
    { label, absorption },
    ...(practical ? [{ label: m.chart_practical_row(), absorption: practical }] : []),
    ...(range
      ? [
          { label: m.chart_least(), absorption: range.least },
          { label: m.chart_most(), absorption: range.most },
        ]
      : []),
  ];
}
