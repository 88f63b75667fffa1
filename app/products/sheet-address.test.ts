import { expect, test } from "vitest";
import { readSheetQuery, sheetAddress } from "./sheet-address.ts";

const read = (query: string) => readSheetQuery({ id: "oak", query: new URLSearchParams(query) });

test("ids are sorted, each once, without the product itself, three at most", () => {
  expect(read("with=walnut,ash,oak,ash,teak,zebrano")).toEqual({
    beside: ["ash", "teak", "walnut"],
    mounting: undefined,
  });
});

test("what cannot be an id or a mounting is left out", () => {
  expect(read("with=,../etc,<b>,A,ash&mounting=nailed")).toEqual({
    beside: ["ash"],
    mounting: undefined,
  });
  expect(read("mounting=battens")).toEqual({ beside: [], mounting: "battens" });
});

test("a comparison has one address, whatever the order it was put together in", () => {
  expect(sheetAddress({ id: "oak" })).toBe("/cmpProductdetail/oak.html");
  const address = "/cmpProductdetail/oak.html?mounting=direct&with=ash,teak";
  expect(sheetAddress({ id: "oak", beside: ["teak", "ash"], mounting: "direct" })).toBe(address);
  expect(sheetAddress({ id: "oak", ...read(address.split("?")[1] ?? "") })).toBe(address);
});
