import { m } from "#text";

/**
 * A calendar day such as `2026-05-19`, written out in the language of the page; without `Intl`,
 * which the browser would have to wake for it.
 */
export function formatDay(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return m.written_day({ day, month: m.months().split(" ")[month - 1] ?? "", year });
}
