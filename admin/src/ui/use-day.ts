import { useIntl } from "../language.ts";

/** Names a day, `2026-11-18`, which is the same wherever its reader is. */
export function useDay(): (day: string) => string {
  const format = new Intl.DateTimeFormat(useIntl(), { dateStyle: "medium", timeZone: "UTC" });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
