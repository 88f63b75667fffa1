import { expect, test } from "vitest";
import { holidays } from "./holidays.ts";

test("only what is announced is confirmed, and everything says where it comes from", () => {
  for (const { id, certainty, country, days, note } of holidays) {
    expect(days.from <= days.to, id).toBe(true);
    expect(note?.en, id).toBeTruthy();
    if (certainty === "confirmed") expect([country, days.from.slice(0, 4)]).toEqual(["CN", "2026"]);
  }
});

test("2026 in China as the State Council has announced it: 33 days off, six worked in return", () => {
  const announced = holidays.filter(({ certainty }) => certainty === "confirmed");
  const days = announced.reduce(
    (sum, { days: { from, to } }) => sum + (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1,
    0,
  );
  expect(days).toBe(3 + 9 + 3 + 5 + 3 + 3 + 7);
  expect(announced.flatMap(({ worked }) => worked)).toHaveLength(6);
  // They are days of weekends.
  for (const { day } of announced.flatMap(({ worked }) => worked)) {
    expect([0, 6]).toContain(new Date(day).getUTCDay());
  }
});
