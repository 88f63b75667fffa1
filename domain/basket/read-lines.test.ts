import { expect, test } from "vitest";
import { readLines } from "./read-lines.ts";

const line = { product: "slat-oak", sample: true, unit: "m2" };
const read = (...lines: object[]) => readLines(JSON.stringify(lines));

test("a list without anything in it is none", () => {
  expect(readLines("")).toEqual({ lines: [] });
  expect(read()).toEqual({ lines: [] });
});

test.each<[string, object]>([
  ["a sample", line],
  ["an amount to the hundredth", { ...line, sample: false, amount: 12.35 }],
  ["both, with all that was chosen", { ...line, amount: 0.01, finish: "oak", mounting: "direct" }],
  ["whole pieces", { ...line, unit: "piece", amount: 3 }],
])("%s is read as it was sent", (_, sent) => expect(read(sent)).toEqual({ lines: [sent] }));

test("a note is one line of text", () => {
  expect(read({ ...line, note: "  for the\nlobby " })).toEqual({
    lines: [{ ...line, note: "for the lobby" }],
  });
});

test.each<[string, object]>([
  ["nothing asked for", { ...line, sample: false }],
  ["nothing of it", { ...line, amount: 0 }],
  ["less than nothing", { ...line, amount: -4 }],
  ["thousandths", { ...line, amount: 1.005 }],
  ["half a booth", { ...line, unit: "piece", amount: 1.5 }],
  ["more than there is", { ...line, amount: 1_000_001 }],
  ["an amount in words", { ...line, amount: "12" }],
  ["an unknown unit", { ...line, unit: "kg" }],
  ["no product", { ...line, product: "" }],
  ["a field that nobody knows", { ...line, price: 1 }],
  ["a note without end", { ...line, note: "x".repeat(201) }],
])("%s is refused", (_, sent) => expect(read(line, sent)).toEqual({ problem: "lines" }));

test.each(["[", "null", "{}", '"slat-oak"', "[null]"])("%s is no list", (json) =>
  expect(readLines(json)).toEqual({ problem: "lines" }),
);

test("a hundred lines are taken, one more is refused in words of its own", () => {
  const lines = Array.from({ length: 101 }, () => line);
  expect(read(...lines)).toEqual({ problem: "lines-many" });
  expect(read(...lines.slice(1))).toEqual({ lines: lines.slice(1) });
});
