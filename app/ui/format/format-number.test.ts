import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { coefficient, formatArea, formatNumber, formatShort } from "./format-number.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [1234.5678, "1,234.568"],
  [1_234_567, "1,234,567"],
])("%d is written %s", (number, written) => {
  expect(formatNumber(number)).toBe(written);
});

test("square metres: one decimal at most", () => {
  expect(formatArea(110.592)).toBe("110.6");
  expect(formatArea(1115.2)).toBe("1,115.2");
  expect(formatArea(99)).toBe("99");
});

test("two decimals: at most, or always", () => {
  expect(formatShort(22.756)).toBe("22.76");
  expect(formatShort(3)).toBe("3");
  expect(coefficient(0.285)).toBe("0.29");
  expect(coefficient(1)).toBe("1.00");
});

test.each(languages)("that is how $intl writes them too", ({ intl }) => {
  const format = new Intl.NumberFormat(intl);
  for (const number of [0.0005, 12.5, 1340, 100_000]) {
    expect(formatNumber(number)).toBe(format.format(number));
  }
});
