import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { overwriteGetLocale } from "#text/runtime";
import { formatDay } from "./format-day.ts";

const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, "0"));

test.each(languages)("every month is called what $intl calls it", ({ code, intl }) => {
  const format = new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "UTC" });
  overwriteGetLocale(() => code);
  for (const month of months) {
    const date = `2026-${month}-09`;
    expect(formatDay(date)).toBe(format.format(new Date(date)));
  }
});
