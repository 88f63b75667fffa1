import { expect, test } from "vitest";
import { keepQuery } from "./keep-query.ts";

test.each([
  // Left alone, letter by letter.
  ["/search", "/searchbak?query=oak%20panel&x", "/searchbak", "/search?query=oak%20panel&x"],
  ["/search?query=a+b", "/Search?query=a%20b", "/Search?query=a+b", "/search?query=a%20b"],
  ["/product.html", "/PRODUCT.html?class=a", "/PRODUCT.html", "/product.html?class=a"],
  ["/news.html", "/article", "/article", "/news.html"],
  // Written anew by the page, which knows `page`.
  [
    "/product.html",
    "/product.html?page=1&from=mail",
    "/product.html?page=1",
    "/product.html?from=mail",
  ],
  ["/product.html", "/product.html?page=1&page=2", "/product.html?page=1", "/product.html"],
  ["/product/a/2.html", "/product/a.html?page=2", "/product/a.html?page=2", "/product/a/2.html"],
  // Of an address that brings a query of its own.
  ["/product.html?sort=nrc", "/old?a=1", "/old", "/product.html?sort=nrc&a=1"],
  ["/product.html?sort=nrc", "/old?sort=title", "/old", "/product.html?sort=nrc"],
  ["/aboutUs.html#team", "/team?a=1", "/team", "/aboutUs.html?a=1#team"],
  ["https://shop.example/x", "/shop?a=1", "/shop", "https://shop.example/x?a=1"],
])("to %s from %s: %s gives %s", (to, typed, seen, expected) => {
  expect(keepQuery({ to, typed, seen })).toBe(expected);
});
