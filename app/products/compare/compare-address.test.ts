import { expect, test } from "vitest";
import { compareAddress, isWritten, readCompareQuery } from "./compare-address.ts";

const read = (query: string) => readCompareQuery(new URLSearchParams(query));

test("ticked one by one, in one list or added to it, the products are the same", () => {
  const names = ["slat-oak", "slat-ash", "booth-s"];
  expect(read("p=slat-oak&p=slat-ash&p=booth-s")).toMatchObject({ names });
  expect(read("p=slat-oak,slat-ash,booth-s")).toMatchObject({ names });
  expect(read("p=slat-oak,slat-ash,slat-oak&add=booth-s")).toMatchObject({ names });
  expect(read("add=slat-oak")).toMatchObject({ names: ["slat-oak"] });
});

test("a comparison has one address, in the order in which it was put together", () => {
  expect(compareAddress({ names: [] })).toBe("/compare.html");
  const address = "/compare.html?depth=71&mounting=battens&p=slat-oak,slat-ash";
  expect(compareAddress(read(address.split("?")[1] ?? ""))).toBe(address);
});

test("each product may have its finish; that of one that is not compared goes", () => {
  const address = "/compare.html?depth=71&finish=slat-oak~honey&p=slat-ash,slat-oak";
  const query = read(address.split("?")[1] ?? "");
  expect(query.finishes).toEqual({ "slat-oak": "honey" });
  expect(compareAddress(query)).toBe(address);
  expect(compareAddress({ ...query, names: ["slat-ash"] })).toBe(
    "/compare.html?depth=71&p=slat-ash",
  );
});

test("what was added, doubled or given one by one leads to that address", () => {
  const isOne = (query: string) =>
    isWritten({ given: new URLSearchParams(query), address: compareAddress(read(query)) });
  expect(isOne("p=slat-oak,slat-ash&depth=71")).toBe(true);
  expect(isOne("p=slat-oak%2Cslat-ash")).toBe(true);
  expect(isOne("p=slat-oak&p=slat-ash")).toBe(false);
  expect(isOne("p=slat-oak,slat-oak")).toBe(false);
  expect(isOne("p=slat-oak&add=slat-ash")).toBe(false);
  expect(isOne("")).toBe(true);
});

test("what cannot be a product stays in the address, so that the page can say so", () => {
  const address = compareAddress({ names: ["<b>", "木 & ash", "slat-oak"] });
  expect(address).toBe("/compare.html?p=%3Cb%3E,%E6%9C%A8%20%26%20ash,slat-oak");
  expect(read(address.split("?")[1] ?? "").names).toEqual(["<b>", "木 & ash", "slat-oak"]);
});
