import { describe, expect, test } from "vitest";
import { languages } from "../language/language.ts";
import {
  addMoney,
  type Currency,
  currencies,
  decimalsOf,
  formatAmount,
  formatMoney,
  formatQuantity,
  largestPrice,
  largestQuantity,
  lineSum,
  readPrice,
  readQuantity,
  writeScaled,
} from "./money.ts";

const read = (typed: string, currency: Currency = "USD") => readPrice({ typed, currency });

test.each<[Currency, number]>([
  ...(["CNY", "USD", "EUR", "GBP", "SAR", "AED", "QAR"] as const).map(
    (code) => [code, 2] as [Currency, number],
  ),
  ...(["KWD", "BHD", "OMR"] as const).map((code) => [code, 3] as [Currency, number]),
  ["JPY", 0],
])("%s has %i decimals", (currency, decimals) => expect(decimalsOf(currency)).toBe(decimals));

test.each<[string, Currency, number]>([
  ["12.5", "USD", 1250],
  ["12,50", "EUR", 1250],
  ["١٢٫٥٠", "SAR", 1250],
  ["1,234.50", "USD", 123450],
  ["١٬٢٣٤٫٥", "AED", 123450],
  ["0", "USD", 0],
  ["12.500", "KWD", 12500],
  ["12.5", "KWD", 12500],
  ["12.5000", "USD", 1250],
  ["1200", "JPY", 1200],
  ["0.01", "GBP", 1],
])("%s in %s is %i of the smallest unit", (typed, currency, value) =>
  expect(read(typed, currency)).toEqual({ value }),
);

test.each<[string, Currency, string]>([
  ["12.555", "USD", "decimals:2"],
  ["12.5555", "KWD", "decimals:3"],
  ["12.5", "JPY", "whole-number"],
  ["1,200", "USD", "thousands"],
  ["١٬٢٠٠", "USD", "thousands"],
  ["-3", "USD", "too-small:0"],
  ["−0.01", "USD", "too-small:0"],
  ["999999999", "USD", "too-big:100000000.00"],
  ["99999999999999999999", "USD", "too-big:100000000.00"],
  ["twelve", "USD", "number"],
  ["1e5", "USD", "number"],
  ["$12", "USD", "number"],
  ["", "USD", "number"],
])("%s in %s is refused: %s", (typed, currency, problem) =>
  expect(read(typed, currency)).toEqual({ problem }),
);

test("quantities have two decimals at most", () => {
  expect(readQuantity({ typed: "٤٥٫٥" })).toEqual({ value: 4550 });
  expect(readQuantity({ typed: "45.555" })).toEqual({ problem: "decimals:2" });
});

test.each([
  // 0.01 m² × 0.50 is half a cent, and half goes up.
  [1, 50, 1],
  [1, 49, 0],
  [333, 1005, 3347],
  [4550, 3200, 145_600],
  [largestQuantity, largestPrice, 10_000_000_000_000_000],
])("%i hundredths at %i cost %i", (quantity, price, sum) =>
  expect(lineSum({ quantity, price })).toBe(sum),
);

test("amounts of several currencies have no sum", () => {
  const amounts = [
    { minor: 1, currency: "USD" as const },
    { minor: 2, currency: "EUR" as const },
  ];
  expect(() => addMoney({ amounts, currency: "USD" })).toThrow("EUR among USD");
});

/** The same numbers at every run. */
function* randomNumbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

describe("whatever the lines are", () => {
  const random = randomNumbers(20_261_118);
  const upTo = (most: number) => Math.floor((random.next().value ?? 0) * most);
  const offers = Array.from({ length: 200 }, () => ({
    currency: currencies[upTo(currencies.length)] ?? "USD",
    freight: upTo(1_000_000),
    lines: Array.from({ length: 1 + upTo(40) }, () => ({
      quantity: 1 + upTo(1_000_000),
      price: upTo(10_000_000),
    })),
  }));

  test.each(offers)(
    "$currency, freight $freight: sums are exact",
    ({ currency, freight, lines }) => {
      const sums = lines.map(lineSum);
      const amounts = sums.map((minor) => ({ minor, currency }));
      const goods = addMoney({ amounts, currency });
      const total = addMoney({ amounts: [goods, { minor: freight, currency }], currency });
      // In any order, and with the freight wherever it comes.
      const shuffled = [{ minor: freight, currency }, ...amounts.toReversed()];
      expect(addMoney({ amounts: shuffled, currency })).toEqual(total);
      expect(total.minor).toBe(sums.reduce((sum, one) => sum + one, 0) + freight);
      for (const [at, { quantity, price }] of lines.entries()) {
        const sum = sums[at] ?? Number.NaN;
        expect(Number.isSafeInteger(sum)).toBe(true);
        // Never further from the exact product than half of the smallest unit.
        const off = BigInt(sum) * 100n - BigInt(quantity) * BigInt(price);
        expect(off > -50n && off <= 50n).toBe(true);
      }
      // What is written is read again as the same.
      const typed = writeScaled({ value: total.minor, decimals: decimalsOf(currency) });
      expect(typed.replace(".", "").replace(/^0+(?=\d)/, "")).toBe(String(total.minor));
    },
  );
});

test.each(languages.map(({ code }) => code))(
  "in %s amounts are written to the last digit",
  (lang) => {
    const written = formatAmount({ minor: 123_456_789_012, currency: "USD", lang });
    expect(written).toBe("1,234,567,890.12");
    expect(formatAmount({ minor: 1500, currency: "KWD", lang })).toBe("1.500");
    expect(formatAmount({ minor: 1500, currency: "JPY", lang })).toBe("1,500");
    const total = formatMoney({ minor: 1250, currency: "SAR", lang });
    expect(total).toContain("SAR");
    expect(total).toContain("12.50");
    expect(total).not.toMatch(/[\u200e\u200f\u061c]/);
    expect(formatQuantity({ quantity: 123_450, lang })).toBe("1,234.5");
  },
);
