import type { Bands } from "#domain/acoustics/bands.ts";
import { m } from "#text";
import { coefficient } from "../ui/format/format-number.ts";
import { BandTable } from "./band-table.tsx";

/** The values of a chart as a table. */
export function AbsorptionTable({ rows }: { rows: { label: string; absorption: Bands }[] }) {
  return (
    <BandTable
      caption={m.chart_title()}
      rows={rows.map(({ label, absorption }) => ({ label, bands: absorption }))}
      write={coefficient}
    />
  );
}
