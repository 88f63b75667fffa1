import { expect, test } from "vitest";
import { problemsOf } from "../problems/problems-of.ts";
import { typeLine, writtenOffer } from "./offer-draft.ts";

const line = {
  ...{ product: "slat-oak", finish: "oak", mounting: null, text: "", unit: "m2" },
  ...{ quantity: "45.5", price: "32", currency: "USD" },
};
const offer = {
  ...{
    version: 1,
    currency: "USD",
    lines: [line],
    freight: "",
    incoterm: "FOB",
    place: "Shanghai",
  },
  ...{ validUntil: "2026-12-18", weeks: 6, note: null, terms: "30 % in advance" },
};

function read(change: object) {
  const { data, error } = writtenOffer.safeParse({ ...offer, ...change }, { reportInput: true });
  return data?.draft ?? problemsOf(error ?? { issues: [] });
}

test("what is typed becomes whole numbers, and comes back as it was typed", () => {
  const draft = writtenOffer.parse(offer).draft;
  expect(draft).toMatchObject({
    ...{ currency: "USD", freight: null, note: "", weeks: 6 },
    lines: [{ quantity: 4550, price: 3200, mounting: "", currency: "USD" }],
  });
  const [stored] = draft.lines;
  expect(stored && typeLine(stored)).toMatchObject({ quantity: "45.5", price: "32.00" });
});

test("a draft may have gaps", () => {
  const blank = { ...line, product: null, quantity: "", price: null };
  expect(read({ lines: [blank], validUntil: null, incoterm: null, weeks: null })).toMatchObject({
    ...{ validUntil: "", incoterm: "", weeks: null },
    lines: [{ product: "", quantity: null, price: null }],
  });
});

test.each<[string, object, object]>([
  ["a price with many decimals", { price: "32.123" }, { "lines.0.price": "decimals:2" }],
  ["a negative price", { price: "-1" }, { "lines.0.price": "too-small:0" }],
  ["an absurd one", { price: "999999999" }, { "lines.0.price": "too-big:100000000.00" }],
  ["a price of another currency", { currency: "EUR" }, { "lines.0.price": "other-currency:EUR" }],
  ["a quantity in words", { quantity: "many" }, { "lines.0.quantity": "number" }],
  ["half a piece", { unit: "piece" }, { "lines.0.quantity": "whole-number" }],
  ["an unknown unit", { unit: "kg" }, { "lines.0.unit": "choice" }],
])("%s is refused in words", (_, change, problems) =>
  expect(read({ lines: [{ ...line, ...change }] })).toEqual(problems),
);

test.each<[string, object, object]>([
  ["a hundred lines and one", { lines: Array(101).fill(line) }, { lines: "too-many:100" }],
  ["five hundred", { lines: Array(500).fill(line) }, { lines: "too-many:100" }],
  ["no currency of ours", { currency: "XXX" }, { currency: "choice" }],
  ["a rule of 2010", { incoterm: "DAT" }, { incoterm: "choice" }],
  ["no day", { validUntil: "soon" }, { validUntil: "date" }],
  ["a lead time of years", { weeks: 105 }, { weeks: "too-big:104" }],
  ["a negative freight", { freight: "-5" }, { freight: "too-small:0" }],
])("%s is refused in words", (_, change, problems) => expect(read(change)).toEqual(problems));
