import { language } from "#domain/language.ts";
import { getLocale } from "#text/runtime";

/** A calendar day such as `2026-05-19`, written out in the language of the page. */
export function Day({ date }: { date: string }) {
  const format = new Intl.DateTimeFormat(language(getLocale()).intl, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return (
    <time dateTime={date} className="tabular">
      {format.format(new Date(`${date}T00:00:00Z`))}
    </time>
  );
}
