/** A moment as `datetime-local` writes it: local time, to the minute. */
export function toLocalTime(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16);
}
