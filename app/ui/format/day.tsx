import { formatDay } from "./format-day.ts";

/** A calendar day such as `2026-05-19`, written out in the language of the page. */
export function Day({ date }: { date: string }) {
  return (
    // Browsers and servers of another age may write a day in another way.
    <time dateTime={date} className="tabular" suppressHydrationWarning>
      {formatDay(date)}
    </time>
  );
}
