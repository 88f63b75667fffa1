import { expect, test } from "vitest";
import { catalogueAddress, catalogueHeaders, readCatalogueAddress } from "./catalogue-address.ts";

const woodSlat = { className: "woodSlat" };

function read({
  address,
  ...rest
}: {
  address: string;
  params?: { lang?: string; page?: string };
  list?: { className?: string };
}) {
  const request = new Request(`https://example.com${address}`);
  try {
    return readCatalogueAddress({ request, params: {}, list: {}, ...rest });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("Location");
    throw thrown;
  }
}

test("the centre counts pages in the query, a class in the path", () => {
  const query = { selection: { finish: "green" }, sort: "code", page: 3 } as const;
  expect(catalogueAddress({ list: {}, query })).toBe("/product.html?page=3&sort=code&finish=green");
  expect(catalogueAddress({ list: woodSlat, query })).toBe(
    "/product/woodSlat/3.html?sort=code&finish=green",
  );
  expect(catalogueAddress({ list: woodSlat, query: { page: 1 } })).toBe("/product/woodSlat.html");
});

test("a canonical address is read, in any order of its parameters", () => {
  expect(read({ address: "/product.html?finish=green&page=2" })).toEqual({
    selection: { finish: "green" },
    sort: undefined,
    page: 2,
  });
  expect(
    read({ address: "/product/woodSlat/2?sort=code", params: { page: "2" }, list: woodSlat }),
  ).toEqual({ selection: {}, sort: "code", page: 2 });
});

test.each([
  ["/product.html?finish=gold", "/product.html"],
  ["/product.html?finish=green&query=x", "/product.html?finish=green"],
  ["/product.html?page=1", "/product.html"],
  ["/product.html?sort=price&rating=A", "/product.html?rating=A"],
  // As forms send it: what was not chosen goes along, and a class is a list of its own.
  ["/product.html?class=any&material=any&finish=green", "/product.html?finish=green"],
  ["/product.html?family=woodSlat&finish=green", "/product/woodSlat.html?finish=green"],
])("%s leads to %s", (address, location) => {
  expect(read({ address })).toBe(location);
  expect(read({ address: `/ar${address}`, params: { lang: "ar" } })).toBe(`/ar${location}`);
});

test("a page in the query of a class leads to its path", () => {
  expect(read({ address: "/product/woodSlat.html?page=2", list: woodSlat })).toBe(
    "/product/woodSlat/2.html",
  );
});

test("only plain lists and those with a single wish are stored", () => {
  expect(catalogueHeaders({ selection: {}, sort: undefined, page: 2 })).toEqual({});
  expect(catalogueHeaders({ selection: { nrc: "0.5" }, sort: undefined, page: 1 })).toEqual({});
  expect(catalogueHeaders({ selection: { nrc: "0.5" }, sort: "code", page: 1 })).toEqual({
    "Cache-Control": "no-store",
  });
});
