import { expect, test } from "vitest";
import { readingTime } from "./reading-time.ts";

test("Chinese is counted in characters", () => {
  expect(readingTime(`<p>${"声".repeat(1200)}</p>`)).toBe(3);
});

test("English and Arabic are counted in words", () => {
  expect(readingTime(`<p>${"sound ".repeat(660)}</p>`)).toBe(3);
  expect(readingTime(`<p>${"الصّدى ".repeat(660)}</p>`)).toBe(3);
});

test("tags and attributes are not read", () => {
  const link = '<a href="/article/a-very-long-address.html">声</a>';
  expect(readingTime(link.repeat(400))).toBe(1);
});

test("even a line takes a minute", () => {
  expect(readingTime("<p>Closed on Monday.</p>")).toBe(1);
});
