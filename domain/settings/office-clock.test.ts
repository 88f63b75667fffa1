import { describe, expect, test } from "vitest";
import { clockMinutes, isOpen, timeInOtherZone } from "./office-clock.ts";
import { type OfficeHours, timesOf } from "./office-hours.ts";

const office: OfficeHours = {
  firstDay: "monday",
  lastDay: "friday",
  from: "9:00",
  to: "18:00",
  zone: "Asia/Shanghai",
};

/** Whether the office is open at a moment, by the clocks of its zone. */
function openAt(moment: string, hours: Partial<OfficeHours> = {}) {
  const times = timesOf({ ...office, ...hours });
  return isOpen(times, clockMinutes(new Date(moment), times.zone));
}

describe("an office is open", () => {
  test("from the first minute to the last, by its own clocks", () => {
    // 2026-01-05 is a Monday; Hangzhou is eight hours ahead.
    expect(openAt("2026-01-05T00:59:59Z")).toBe(false);
    expect(openAt("2026-01-05T01:00:00Z")).toBe(true);
    expect(openAt("2026-01-05T09:59:59Z")).toBe(true);
    expect(openAt("2026-01-05T10:00:00Z")).toBe(false);
  });

  test("on its days only, whichever day it is in Greenwich", () => {
    expect(openAt("2026-01-09T02:00:00Z")).toBe(true);
    expect(openAt("2026-01-10T02:00:00Z")).toBe(false);
    expect(openAt("2026-01-11T02:00:00Z")).toBe(false);
    // Sunday evening in Greenwich, Monday morning in Auckland.
    const auckland = { zone: "Pacific/Auckland" };
    expect(openAt("2026-01-04T20:30:00Z", auckland)).toBe(true);
    expect(openAt("2026-01-09T20:30:00Z", auckland)).toBe(false);
  });

  test("through a week that begins on Sunday", () => {
    const riyadh = { firstDay: "sunday", lastDay: "thursday", zone: "Asia/Riyadh" } as const;
    expect(openAt("2026-01-04T08:00:00Z", riyadh)).toBe(true);
    expect(openAt("2026-01-09T08:00:00Z", riyadh)).toBe(false);
    const weekend = { firstDay: "saturday", lastDay: "sunday" } as const;
    expect(timesOf({ ...office, ...weekend }).days).toEqual([6, 0]);
  });

  test("past midnight, which belongs to the day it began on", () => {
    const night = { from: "20:00", to: "4:00" };
    // Friday 23:00, Saturday 3:59 and 4:00, Monday 3:00.
    expect(openAt("2026-01-09T15:00:00Z", night)).toBe(true);
    expect(openAt("2026-01-09T19:59:00Z", night)).toBe(true);
    expect(openAt("2026-01-09T20:00:00Z", night)).toBe(false);
    expect(openAt("2026-01-04T19:00:00Z", night)).toBe(false);
  });

  test("around the clock when it closes as it opens", () => {
    const always = { firstDay: "monday", lastDay: "sunday", from: "0:00", to: "0:00" } as const;
    for (const hour of ["00", "07", "16", "23"]) {
      expect(openAt(`2026-01-10T${hour}:30:00Z`, always)).toBe(true);
    }
  });

  test("by summer time where there is one", () => {
    const berlin = { zone: "Europe/Berlin" };
    expect(openAt("2026-01-05T07:30:00Z", berlin)).toBe(false);
    expect(openAt("2026-07-06T07:30:00Z", berlin)).toBe(true);
  });
});

test("its times elsewhere: half hours, the day before, the day after", () => {
  const { from, to } = timesOf(office);
  expect(timeInOtherZone(from, -5 * 60)).toEqual({ written: "4:00", days: 0 });
  expect(timeInOtherZone(from, -150)).toEqual({ written: "6:30", days: 0 });
  expect(timeInOtherZone(from, -16 * 60)).toEqual({ written: "17:00", days: -1 });
  expect(timeInOtherZone(to, -16 * 60)).toEqual({ written: "2:00", days: 0 });
  expect(timeInOtherZone(to, 6 * 60)).toEqual({ written: "0:00", days: 1 });
});
