import { language } from "#domain/language/language.ts";
import { getLocale } from "#text/runtime";

/** `2019-09` as people write it. */
export function nameMonth(month: string): string {
  return new Intl.DateTimeFormat(language(getLocale()).intl, {
    year: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));
}
