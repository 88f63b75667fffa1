import { expect, test } from "vitest";
import { dayAfter } from "./day-after.ts";

test.each([
  [{ day: "2026-11-18", days: 1 }, "2026-11-19"],
  [{ day: "2026-12-31", days: 1 }, "2027-01-01"],
  [{ day: "2026-11-18", days: 7 }, "2026-11-25"],
  [{ day: "2026-11-18", months: 1 }, "2026-12-18"],
  [{ day: "2027-01-31", months: 1 }, "2027-02-28"],
  [{ day: "2026-12-31", months: 1 }, "2027-01-31"],
])("%j is %s", (asked, day) => {
  expect(dayAfter(asked)).toBe(day);
});
