import { expect, test } from "vitest";
import { findOriginal } from "./find-original.ts";

const addresses = [
  "/product.html",
  "/product",
  "/news.html",
  "/news",
  "/aboutUs/company",
  "/pet.html",
];

test.each([
  ["/productbak", "/product"],
  ["/PRODUCTBAK.html", "/product.html"],
  ["/newsall.html", "/news.html"],
  ["/newsAll", "/news"],
  ["/aboutus/Companycopy", "/aboutUs/company"],
  ["/aboutUs/companycopy.HTML", "/aboutUs/company"],
  ["/petprod", "/pet.html"],
])("%s is a copy of %s", (path, original) => {
  expect(findOriginal({ path, addresses })).toBe(original);
});

test.each(["/product", "/nosuchbak", "/bak", "/product/bak", "/productbak/1", "/all.html", "/"])(
  "%s is a copy of nothing",
  (path) => {
    expect(findOriginal({ path, addresses })).toBeUndefined();
  },
);
