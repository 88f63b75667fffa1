import type { Holiday } from "#domain/export-desk/list-holidays.ts";
import type { ShippingRoute } from "#domain/export-desk/list-routes.ts";
import type { ShipDate, Span } from "#domain/export-desk/ship-date.ts";
import { plain } from "#domain/language/text.ts";
import { keepTogether } from "#domain/text/keep-together.ts";
import { m } from "#text";
import { formatDay } from "../ui/format/format-day.ts";
import { Text } from "../ui/text/text.tsx";
import { DeskPart } from "./desk-part.tsx";
import { Certainty, spanText } from "./holiday-days.tsx";
import { weekdaysText } from "./weekdays-text.ts";

type Shipped = {
  ordered: string | undefined;
  shipped: ShipDate | undefined;
  weekdays: number[];
  leadTimes: { from: number; to: number }[];
  route: ShippingRoute | undefined;
  arriving: { window: Span; meets: Holiday[] } | undefined;
};

/** From the day of the order to the day on which goods are ready, and to their arrival. */
export function ShipDateResult({ ordered, shipped, leadTimes, weekdays, ...way }: Shipped) {
  return (
    <DeskPart id="date" title={m.exporting_part_date()}>
      {ordered && shipped ? (
        <>
          <h3 className="text-lg font-normal text-felt">{m.exporting_date_ready()}</h3>
          <p className="mt-1 text-2xl font-semibold tablet:text-3xl">{spanText(shipped.ready)}</p>
          <p className="mt-3 max-w-prose text-felt">
            {m.exporting_date_how({
              date: formatDay(ordered),
              days: daysText(leadTimes),
              weekdays: weekdaysText(weekdays),
            })}
          </p>
          {!shipped.isCovered && (
            <p className="mt-3 max-w-prose border-s-4 border-danger ps-5">
              {m.exporting_date_uncovered()}
            </p>
          )}
          <Holidays title={m.exporting_date_passed()} holidays={shipped.passed} />
          <Arrival {...way} />
        </>
      ) : (
        <p className="max-w-prose text-lead">{m.exporting_date_none()}</p>
      )}
    </DeskPart>
  );
}

/** The slowest counts, at its shortest and at its longest. */
function daysText(leadTimes: Shipped["leadTimes"]): string {
  const from = Math.max(...leadTimes.map((time) => time.from));
  const to = Math.max(...leadTimes.map((time) => time.to));
  return keepTogether(m.exporting_days({ from, to }));
}

function Arrival({ route, arriving }: Pick<Shipped, "route" | "arriving">) {
  if (!route || !arriving) return null;
  return (
    <div className="mt-10 border-t border-line pt-6">
      <h3 className="text-lg font-normal text-felt">
        {m.exporting_arrival({ port: plain(route.title) })}
      </h3>
      <p className="mt-1 text-2xl font-semibold">{spanText(arriving.window)}</p>
      <p className="mt-3 max-w-prose text-felt">
        {m.exporting_arrival_text({ days: keepTogether(m.exporting_days(route.days)) })}{" "}
        <Text>{route.note}</Text>
      </p>
      {arriving.meets.length > 0 ? (
        <Holidays title={m.exporting_arrival_meets()} holidays={arriving.meets} />
      ) : (
        <p className="mt-3 text-felt">{m.exporting_arrival_free()}</p>
      )}
    </div>
  );
}

function Holidays({ title, holidays }: { title: string; holidays: Holiday[] }) {
  if (holidays.length === 0) return null;
  return (
    <>
      <h4 className="mt-6 font-semibold">{title}</h4>
      <ul className="mt-2 max-w-prose">
        {holidays.map(({ id, title: name, days, certainty }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
            <span>
              <Text>{name}</Text> <Certainty of={certainty} />
            </span>
            <span className="tabular">{spanText(days)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
