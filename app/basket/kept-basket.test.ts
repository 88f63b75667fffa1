import { beforeEach, expect, test, vi } from "vitest";
import type { KeptLine } from "#domain/basket/basket-rules.ts";
import { toLine } from "#domain/basket/to-line.ts";
import { addToBasket, keepBasket, problemOf, readBasket } from "./kept-basket.ts";

const line: KeptLine = { product: "slat-oak", title: "Oak", sample: true, amount: "", unit: "m2" };

const kept = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  kept.clear();
  isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (isFull) throw new Error("full");
      kept.set(name, value);
    },
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("dispatchEvent", () => true);
});

test("the same choice is one line, with all that was asked for", () => {
  addToBasket(line);
  addToBasket({ ...line, sample: false, amount: "12" });
  addToBasket({ ...line, finish: "walnut" });
  expect(readBasket()).toEqual([
    { ...line, amount: "12" },
    { ...line, finish: "walnut" },
  ]);
});

test("a list that is full takes no more, a device that keeps nothing says so", () => {
  keepBasket(Array.from({ length: 100 }, (_, at) => ({ ...line, product: `p-${at}` })));
  expect(addToBasket(line)).toBe(false);
  expect(addToBasket({ ...line, product: "p-7" })).toBe(true);
  expect(readBasket()).toHaveLength(100);
  isFull = true;
  expect(keepBasket([line])).toBe(false);
});

test("of an empty list nothing is left on the device", () => {
  keepBasket([line]);
  keepBasket([]);
  expect(kept.size).toBe(0);
});

test.each(["{", "7", '{"a":1}', '[null,{"product":1},"x"]'])("%s is an empty list", (json) => {
  kept.set("basket", json);
  expect(readBasket()).toEqual([]);
});

test.each<[string, Partial<KeptLine>, string | undefined]>([
  ["a sample alone", {}, undefined],
  ["nothing at all", { sample: false }, "nothing"],
  ["an amount", { sample: false, amount: "٧٫٥" }, undefined],
  ["words", { amount: "some" }, "amount"],
  ["less than nothing", { amount: "-3" }, "amount"],
  ["many decimals", { amount: "1.005" }, "amount"],
  ["half a booth", { amount: "1.5", unit: "piece" }, "whole"],
])("%s: %j", (_, changes, problem) => expect(problemOf({ ...line, ...changes })).toBe(problem));

test("what is not said is not sent", () => {
  expect(toLine({ ...line, finish: "", note: "", amount: "2,5" })).toEqual({
    ...{ product: "slat-oak", sample: true, unit: "m2", amount: 2.5 },
  });
});
