import { language } from "#domain/language/language.ts";
import { type OfficeHours, weekdays } from "#domain/settings/office-hours.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";

/** The office's hours on its own clocks: Monday to Friday, 9:00–18:00 (China Standard Time). */
export function writeHours({ firstDay, lastDay, from, to, zone }: OfficeHours): string {
  const first = nameDay(firstDay);
  const days = firstDay === lastDay ? first : m.hours_days({ first, last: nameDay(lastDay) });
  return m.hours({ days, from, to, zone: nameZone(zone) });
}

function nameDay(day: OfficeHours["firstDay"]): string {
  const locale = getLocale();
  const weekday = locale === "zh" ? "short" : "long";
  // The fourth of January 1970 was a Sunday.
  const date = new Date(Date.UTC(1970, 0, 4 + weekdays.indexOf(day)));
  return new Intl.DateTimeFormat(language(locale).intl, { weekday, timeZone: "UTC" }).format(date);
}

/** Without the hours from Greenwich, which change with summer time: the page may be stored. */
function nameZone(timeZone: string): string {
  const locale = getLocale();
  if (locale === "zh" && timeZone === "Asia/Shanghai") return "北京时间";
  const format = new Intl.DateTimeFormat(language(locale).intl, {
    timeZone,
    timeZoneName: "longGeneric",
  });
  return format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
