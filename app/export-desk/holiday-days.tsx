import type { Holiday } from "#domain/export-desk/list-holidays.ts";
import type { Span } from "#domain/export-desk/ship-date.ts";
import { m } from "#text";
import { formatDay } from "../ui/format/format-day.ts";

/** One day, or from one to another. */
export function spanText({ from, to }: Span): string {
  if (from === to) return formatDay(from);
  return m.exporting_date_between({ from: formatDay(from), to: formatDay(to) });
}

/** Whether a date is announced: what is not is set apart from what is. */
export function Certainty({ of }: { of: Holiday["certainty"] }) {
  const isConfirmed = of === "confirmed";
  return (
    <span
      className={`inline-block rounded-full border px-2.5 text-xs leading-6 whitespace-nowrap ${isConfirmed ? "border-moss text-moss" : "border-dashed border-oak-deep text-oak-deep"}`}
    >
      {isConfirmed ? m.exporting_confirmed() : m.exporting_expected()}
    </span>
  );
}
