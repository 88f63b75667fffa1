import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { coefficient, formatNumber } from "./format-number.ts";

const numbers = [0, 7, 12.5, 999, 1000, 1340, 22.75, 1234.5678, 100_000, 1_234_567, 0.0005];

test.each(languages)("numbers are written as $intl writes them", ({ intl }) => {
  const format = new Intl.NumberFormat(intl);
  const short = new Intl.NumberFormat(intl, { maximumFractionDigits: 2 });
  for (const number of numbers) {
    expect(formatNumber(number)).toBe(format.format(number));
    expect(formatNumber(number, { decimals: 2 })).toBe(short.format(number));
  }
});

test.each(languages)("coefficients have the two decimals of $intl", ({ intl }) => {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = new Intl.NumberFormat(intl, digits);
  for (let thousandths = 0; thousandths <= 1300; thousandths++) {
    expect(coefficient(thousandths / 1000)).toBe(format.format(thousandths / 1000));
  }
});
