/** The day so many days, or months, after another: `2026-11-18`. */
export function dayAfter({
  day,
  days = 0,
  months = 0,
}: {
  day: string;
  days?: number;
  months?: number;
}): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  // No month has a 31st of the next one in it: its last day is meant.
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const wanted = Date.UTC(year, month - 1 + months, Math.min(date, last) + days);
  return new Date(wanted).toISOString().slice(0, 10);
}
