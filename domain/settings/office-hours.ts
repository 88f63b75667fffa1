/** As `Date` counts them. */
export const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** When somebody is there, on the clocks of one zone: every day from the first to the last. */
export type OfficeHours = {
  firstDay: Weekday;
  lastDay: Weekday;
  from: string;
  to: string;
  /** Its IANA name. */
  zone: string;
};

/** The same for reckoning: days from 0, Sunday, and minutes from midnight. */
export type OfficeTimes = { days: number[]; from: number; to: number; zone: string };

export function timesOf({ firstDay, lastDay, from, to, zone }: OfficeHours): OfficeTimes {
  const first = weekdays.indexOf(firstDay);
  const length = ((weekdays.indexOf(lastDay) - first + 7) % 7) + 1;
  const days = Array.from({ length }, (_, passed) => (first + passed) % 7);
  return { days, from: minutesOf(from), to: minutesOf(to), zone };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
