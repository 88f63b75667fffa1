import { expect, test } from "vitest";
import { toLocalTime } from "./local-time.ts";

test("a moment is written in local time and read back as the same minute", () => {
  const moment = new Date("2026-03-01T22:45:30Z");
  expect(toLocalTime(moment)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:45$/);
  expect(new Date(toLocalTime(moment)).toISOString()).toBe("2026-03-01T22:45:00.000Z");
});
