// Apart from the rest: only what is needed for reckoning goes to the browser.
import type { OfficeTimes } from "./office-hours.ts";

const minutesPerDay = 1440;

/**
 * What clocks show at a moment, in minutes as if it were Greenwich: those of a zone, or the
 * reader's own. Swedish writes the time as machines do.
 */
export function clockMinutes(at: Date, timeZone?: string): number {
  return Math.floor(
    Date.parse(`${at.toLocaleString("sv", { timeZone }).replace(" ", "T")}Z`) / 60_000,
  );
}

/**
 * Whether somebody is there when clocks show this. Before today's opening it is yesterday's that
 * counts: hours may go on past midnight.
 */
export function isOpen({ days, from, to }: OfficeTimes, clock: number): boolean {
  const sinceOpening = inDay(clock - from);
  // The first day of the epoch was a Thursday.
  const dayOfOpening = (Math.floor((clock - sinceOpening) / minutesPerDay) + 4) % 7;
  return days.includes(dayOfOpening) && sinceOpening < (inDay(to - from) || minutesPerDay);
}

/** What of a number of minutes is left within its day. */
function inDay(minutes: number): number {
  return ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
}

/** A time of the office on clocks that are ahead of it, and by how many days it falls elsewhere. */
export function timeInOtherZone(time: number, ahead: number) {
  const minutes = inDay(time + ahead);
  const written = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  return { written, days: Math.floor((time + ahead) / minutesPerDay) };
}
