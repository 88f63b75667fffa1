import { expect, test } from "vitest";
import { writeNumber } from "./write-number.ts";

const numbers = [
  ...[0, 1, 9.995, 12.5, 99.95, 999.9995, 1000, 1340, 1234.5678, 100_000, 1_234_567.891],
  ...[0.0005, 0.285, 0.005, 1.005, 2.675, 1e-7, 3.0000000001, 123_456_789_012.35],
  ...Array.from({ length: 2000 }, (_, at) => Math.sin(at) * 10 ** (at % 9)),
];

test.each([
  { least: 0, most: 3 },
  { least: 0, most: 0 },
  { least: 0, most: 1 },
  { least: 0, most: 2 },
  { least: 2, most: 2 },
])("numbers are written as Intl writes them, %o", ({ least, most }) => {
  const format = new Intl.NumberFormat("en", {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  for (const number of numbers) {
    expect(writeNumber(number, { least, most })).toBe(format.format(number));
    expect(writeNumber(-number, { least, most })).toBe(format.format(-number));
  }
});

test("what is no number says so", () => {
  expect(writeNumber(Number.NaN)).toBe("NaN");
});
