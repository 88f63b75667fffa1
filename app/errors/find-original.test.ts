import { expect, test } from "vitest";
import { findOriginal } from "./find-original.ts";

const patterns = [
  "",
  "/product.html",
  "/product",
  "/product/:class.html",
  "/productdetail/:id.html",
  "/productdetail",
  "/project/:class/:page.html",
  "/article/:id",
  "/article/list",
  "/news.html",
  "/news",
  "/aboutUs",
  "/aboutUs/company",
  "/pet.html",
  "/recure/*",
  "/*",
];

test.each([
  ["/productbak", "/product"],
  ["/PRODUCTBAK.html", "/product.html"],
  ["/newsall.html", "/news.html"],
  ["/newsAll", "/news"],
  ["/aboutus/Companycopy", "/aboutUs/company"],
  ["/aboutUs/companycopy.HTML", "/aboutUs/company"],
  ["/petprod", "/pet.html"],
  // Whatever follows is kept.
  ["/productdetailbak/slat-oak.html", "/productdetail/slat-oak.html"],
  ["/projectBAK/School/1.html", "/project/School/1.html"],
  ["/aboutUsbak/company", "/aboutUs/company"],
  ["/aboutUsbak/companyall", "/aboutUs/company"],
  ["/articleall/list/2", "/article/list/2"],
  ["/article/listall/2", "/article/list/2"],
  ["/productbak/no/such/thing.html", "/product/no/such/thing.html"],
  ["/recurebak/sales", "/recure/sales"],
  ["/productbak/", "/product/"],
])("%s is a copy of %s", (path, original) => {
  expect(findOriginal({ path, patterns })).toBe(original);
});

test.each([
  "/",
  "/product",
  "/nosuchbak",
  "/bak",
  "/all.html",
  "/product/bak",
  "/product/oakbak.html",
  "/article/nothing-prod",
  "/other/productbak",
])("%s is a copy of nothing", (path) => {
  expect(findOriginal({ path, patterns })).toBeUndefined();
});
