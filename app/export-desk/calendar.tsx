import type { Holiday } from "#domain/export-desk/list-holidays.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { formatDay } from "../ui/format/format-day.ts";
import { WideTable } from "../ui/page/wide-table.tsx";
import { Text } from "../ui/text/text.tsx";
import { countryName } from "./country-name.ts";
import { DeskPart } from "./desk-part.tsx";
import { Certainty, spanText } from "./holiday-days.tsx";
import { Head } from "./table-cells.tsx";

/** Holidays by country, folded: what concerns an order is said with its dates. */
export function Calendar({ holidays }: { holidays: Holiday[] }) {
  if (holidays.length === 0) return null;
  const countries = [...new Set(holidays.map(({ country }) => country))];
  return (
    <DeskPart id="calendar" title={m.exporting_calendar()} text={m.exporting_calendar_text()}>
      {countries.map((country) => (
        <details key={country} className="border-b border-line">
          <summary className="flex min-h-12 items-center justify-between gap-4 text-lg font-semibold after:text-felt after:content-['+'] [[open]>&]:after:content-['−']">
            {countryName(country)}
          </summary>
          <Days
            name={countryName(country)}
            holidays={holidays.filter((one) => one.country === country)}
          />
        </details>
      ))}
    </DeskPart>
  );
}

function Days({ name, holidays }: { name: string; holidays: Holiday[] }) {
  return (
    <WideTable name={name} className="mb-6">
      <table className="w-full text-[0.9375rem]">
        <thead>
          <tr className="text-felt">
            <Head>{m.exporting_calendar_name()}</Head>
            <Head>{m.exporting_calendar_days()}</Head>
            <Head>{m.exporting_calendar_certainty()}</Head>
            <Head>{m.exporting_calendar_note()}</Head>
          </tr>
        </thead>
        <tbody>
          {holidays.map(({ id, title, days, certainty, worked, note }) => (
            <tr key={id} className="align-baseline">
              <th scope="row" className="min-w-32 py-3 pe-4 text-start font-semibold">
                <Text>{title}</Text>
              </th>
              <td className="tabular min-w-40 py-3 pe-4">
                {spanText(days)}
                {worked.length > 0 && (
                  <span className="block text-sm text-felt">{workedText(worked)}</span>
                )}
              </td>
              <td className="py-3 pe-4">
                <Certainty of={certainty} />
              </td>
              <td className="min-w-52 py-3 text-sm text-felt">
                <Text>{note}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function workedText(worked: Holiday["worked"]): string {
  const days = worked.map(({ day }) => formatDay(day));
  return m.exporting_calendar_worked({ days: new Intl.ListFormat(getLocale()).format(days) });
}
