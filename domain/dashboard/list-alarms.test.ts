import { expect, test } from "vitest";
import { isLow } from "./list-alarms.ts";

const [megabyte, gigabyte] = [1024 ** 2, 1024 ** 3];

test.each([
  { free: 900 * megabyte, size: 100 * gigabyte, low: true },
  { free: 2 * gigabyte, size: 100 * gigabyte, low: false },
  { free: 100 * megabyte, size: 500 * megabyte, low: false },
  { free: 40 * megabyte, size: 500 * megabyte, low: true },
  { free: 0, size: 50 * megabyte, low: true },
])("$free bytes free of $size: alarm $low", ({ free, size, low }) => {
  expect(isLow({ free, size })).toBe(low);
});
