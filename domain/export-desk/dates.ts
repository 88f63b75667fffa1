const day = 86_400_000;

/** A calendar day such as `2026-05-09`, so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** As `Date` counts them: 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** Today on the clocks of a zone. */
export function todayIn(zone: string): string {
  // Swedish writes days as the standard does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format();
}

const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** A day as it was typed, in whatever digits; undefined for what is none, or of another age. */
export function readDate(typed: string): string | undefined {
  const plain = typed
    .trim()
    .replace(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
  const [, year, month, date] = /^(20[2-9]\d)[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? [];
  if (!year || !month || !date) return undefined;
  const read = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const time = Date.parse(read);
  // The thirtieth of February is another day to `Date`.
  return Number.isNaN(time) || addDays(read, 0) !== read ? undefined : read;
}
