import { languages } from "#domain/language/language.ts";
import { getLocale } from "#text/runtime";

const formats = new Map(
  languages.map(({ code, intl }) => [
    code,
    new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "UTC" }),
  ]),
);

/** A calendar day such as `2026-05-19`, written out in the language of the page. */
export function formatDay(date: string): string {
  return formats.get(getLocale())?.format(new Date(date)) ?? date;
}
