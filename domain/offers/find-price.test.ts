import { expect, test } from "vitest";
import { type Priced, pickPrice } from "./find-price.ts";
import type { Price } from "./price.ts";

const day = "2026-11-18";
const panel: Price = {
  ...{ product: "slat-oak", finish: "", unit: "m2", currency: "USD" },
  breaks: [
    { from: 0, price: 4000 },
    { from: 10_000, price: 3500 },
    { from: 50_000, price: 3200 },
  ],
  ...{ validFrom: "2026-01-01", validUntil: "2026-12-31" },
};
const walnut = { ...panel, finish: "walnut", breaks: [{ from: 5000, price: 5000 }] };
const line: Priced = {
  ...{ product: "slat-oak", finish: "", unit: "m2", quantity: 20_000, currency: "USD" },
};
const pick = (prices: Price[], change: Partial<Priced> = {}) =>
  pickPrice({ prices, line: { ...line, ...change }, day });

test.each([
  [1, 4000],
  [9999, 4000],
  [10_000, 3500],
  [50_000, 3200],
  [9_000_000, 3200],
])("%i hundredths cost the largest break they reach", (quantity, price) =>
  expect(pick([panel], { quantity })).toEqual({ price }),
);

test("a price of the finish goes before one of the product", () => {
  expect(pick([panel, walnut], { finish: "walnut" })).toEqual({ price: 5000 });
  expect(pick([panel, walnut], { finish: "oak" })).toEqual({ price: 3500 });
  expect(pick([panel, walnut])).toEqual({ price: 3500 });
});

test("of several that are valid, the one that began last", () => {
  const raised = { ...panel, validFrom: "2026-11-01", breaks: [{ from: 0, price: 4100 }] };
  expect(pick([raised, panel])).toEqual({ price: 4100 });
  expect(pick([panel, { ...raised, validFrom: "2026-11-19" }])).toEqual({ price: 3500 });
});

test("the first and the last day count, and no end is no end", () => {
  expect(pick([{ ...panel, validFrom: day, validUntil: day }])).toEqual({ price: 3500 });
  expect(pick([{ ...panel, validUntil: "" }])).toEqual({ price: 3500 });
});

test.each<[string, Price[], Partial<Priced>, object]>([
  ["no price", [], {}, { reason: "none", detail: "" }],
  ["one for pieces only", [{ ...panel, unit: "piece" }], {}, { reason: "none" }],
  ["one of another finish only", [walnut], { finish: "oak" }, { reason: "none" }],
  [
    "another currency",
    [{ ...panel, currency: "EUR" }],
    {},
    { reason: "other-currency", detail: "EUR" },
  ],
  [
    "an expired list",
    [{ ...panel, validUntil: "2026-11-17" }],
    {},
    { reason: "expired", detail: "2026-11-17" },
  ],
  [
    "one that begins tomorrow",
    [{ ...panel, validFrom: "2026-11-19" }],
    {},
    { reason: "not-yet", detail: "2026-11-19" },
  ],
  [
    "an expired price of the finish, though the product has one",
    [panel, { ...walnut, validUntil: "2026-06-30" }],
    { finish: "walnut" },
    { reason: "expired", detail: "2026-06-30" },
  ],
  ["no quantity", [panel], { quantity: null }, { reason: "quantity" }],
  [
    "less than the smallest break",
    [walnut],
    { finish: "walnut", quantity: 4999 },
    { reason: "below-break", detail: "50" },
  ],
])("%s is said, and nothing guessed", (_, prices, change, answer) =>
  expect(pick(prices, change)).toMatchObject(answer),
);
