import { language } from "#domain/language/language.ts";
import { getLocale } from "#text/runtime";

/** The weekdays from the first to the last, 0 for Sunday. */
export function weekdaysText(weekdays: readonly number[]): string {
  const { intl } = language(getLocale());
  const format = new Intl.DateTimeFormat(intl, { weekday: "long", timeZone: "UTC" });
  // The fourth of January 2026 was a Sunday.
  const names = weekdays.map((day) => format.format(new Date(Date.UTC(2026, 0, 4 + day))));
  const [first = "", last = ""] = [names[0], names.at(-1)];
  return names.length > 1 ? `${first} – ${last}` : first;
}
