import { expect, test } from "vitest";
import { chosenFinishes } from "../gallery/chosen-finishes.ts";
import { readSheetQuery, sheetAddress } from "./sheet-address.ts";

const read = (query: string) => readSheetQuery({ id: "oak", query: new URLSearchParams(query) });

test("ids are sorted, each once, without the product itself, three at most", () => {
  expect(read("with=walnut,ash,oak,ash,teak,zebrano")).toEqual({
    beside: ["ash", "teak", "walnut"],
    mounting: undefined,
    finishes: {},
  });
});

test("what cannot be an id or a mounting is left out", () => {
  expect(read("with=,../etc,<b>,A,ash&mounting=nailed")).toEqual({
    beside: ["ash"],
    mounting: undefined,
    finishes: {},
  });
  expect(read("mounting=battens")).toEqual({ beside: [], mounting: "battens", finishes: {} });
});

test("a comparison has one address, whatever the order it was put together in", () => {
  expect(sheetAddress({ id: "oak" })).toBe("/cmpProductdetail/oak.html");
  const address = "/cmpProductdetail/oak.html?mounting=direct&with=ash,teak";
  expect(sheetAddress({ id: "oak", beside: ["teak", "ash"], mounting: "direct" })).toBe(address);
  expect(sheetAddress({ id: "oak", ...read(address.split("?")[1] ?? "") })).toBe(address);
});

test("each product may have its finish, in the order of the products", () => {
  const address = "/cmpProductdetail/oak.html?finish=oak~smoked,ash~grey&with=ash,teak";
  expect(
    sheetAddress({
      ...{ id: "oak", beside: ["teak", "ash"] },
      finishes: { ash: "grey", oak: "smoked", walnut: "oiled" },
    }),
  ).toBe(address);
  expect(read("finish=ash~grey,<b>~x,oak~smoked,teak")).toMatchObject({
    finishes: { ash: "grey", oak: "smoked" },
  });
});

test("the first finish of a product goes without saying", () => {
  const finishes = [{ id: "natural" }, { id: "smoked" }];
  expect(
    chosenFinishes([
      { id: "oak", finish: "natural", finishes },
      { id: "ash", finish: "smoked", finishes },
      { id: "frame", finish: undefined, finishes: [] },
    ]),
  ).toEqual({ ash: "smoked" });
});
