import { homeCountry } from "./countries.ts";
import { addDays, weekdayOf } from "./dates.ts";
import type { Holiday } from "./list-holidays.ts";

/** What the factory goes by. */
export type WorkCalendar = {
  /** The weekdays it works, 0 for Sunday. */
  weekdays: readonly number[];
  /** Of all countries; only those of the factory's own stop it. */
  holidays: readonly Holiday[];
};

/** For a site that has not said when it works. */
export const usualWeek = { days: [1, 2, 3, 4, 5], zone: "Asia/Shanghai" };

export type Span = { from: string; to: string };

export type ShipDate = {
  ready: Span;
  /** Holidays that were counted out until then. */
  passed: Holiday[];
  /** Whether the calendar has holidays for every year that was counted through. */
  isCovered: boolean;
};

export function isWorkingDay({ date, calendar }: { date: string; calendar: WorkCalendar }) {
  const own = ownHolidays(calendar);
  if (own.some(({ worked }) => worked.some(({ day }) => day === date))) return true;
  return !own.some(({ days }) => isWithin(date, days)) && isWeekday(date, calendar);
}

/** The day on which so many working days have passed; the day of the order is none of them. */
export function countWorkingDays({
  from,
  days,
  calendar,
}: {
  from: string;
  days: number;
  calendar: WorkCalendar;
}): string {
  if (calendar.weekdays.length === 0) throw new RangeError("A factory that never works");
  let date = from;
  for (let left = days; left > 0; ) {
    date = addDays(date, 1);
    if (isWorkingDay({ date, calendar })) left--;
  }
  return date;
}

/** When what is ordered on a day is ready, by the product that takes longest. */
export function shipDate({
  ordered,
  leadTimes,
  calendar,
}: {
  ordered: string;
  leadTimes: readonly { from: number; to: number }[];
  calendar: WorkCalendar;
}): ShipDate | undefined {
  if (leadTimes.length === 0) return undefined;
  const after = (days: number) => countWorkingDays({ from: ordered, days, calendar });
  const ready = {
    from: after(Math.max(...leadTimes.map(({ from }) => from))),
    to: after(Math.max(...leadTimes.map(({ to }) => to))),
  };
  const years = new Set(ownHolidays(calendar).map(({ days }) => days.from.slice(0, 4)));
  const between = { from: addDays(ordered, 1), to: ready.to };
  return {
    ready,
    passed: ownHolidays(calendar).filter(({ days }) => overlap(days, between)),
    isCovered: yearsIn(between).every((year) => years.has(year)),
  };
}

/** When goods that are ready then arrive, and which holidays of the place they may meet. */
export function arrival({
  ready,
  route: { days, country },
  holidays,
}: {
  ready: Span;
  route: { days: { from: number; to: number }; country: string };
  holidays: readonly Holiday[];
}): { window: Span; meets: Holiday[] } {
  const window = { from: addDays(ready.from, days.from), to: addDays(ready.to, days.to) };
  return {
    window,
    meets: holidays.filter((one) => one.country === country && overlap(one.days, window)),
  };
}

function ownHolidays({ holidays }: WorkCalendar): Holiday[] {
  return holidays.filter(({ country }) => country === homeCountry);
}

function isWeekday(date: string, { weekdays }: WorkCalendar): boolean {
  return weekdays.includes(weekdayOf(date));
}

// Days written as 2026-05-09 are in the order of their letters.
function isWithin(date: string, { from, to }: Span): boolean {
  return from <= date && date <= to;
}

function overlap(one: Span, other: Span): boolean {
  return one.from <= other.to && other.from <= one.to;
}

function yearsIn({ from, to }: Span): string[] {
  const first = Number(from.slice(0, 4));
  const length = Number(to.slice(0, 4)) - first + 1;
  return Array.from({ length }, (_, passed) => String(first + passed));
}
