import { expect, test } from "vitest";
import { canonicalizePath } from "./check-address.ts";

test.each([
  ["/PRODUCT.html", ":lang?/product.html", false, "/product.html"],
  ["/en/akupanel", ":lang?/Akupanel", true, "/en/Akupanel"],
  ["/aboutus/LIANXI.HTML", ":lang?/aboutUs/lianxi.html", false, "/aboutUs/lianxi.html"],
  ["/en/", ":lang?", true, "/en"],
  ["/EN/product.html", ":lang?/product.html", true, "/en/product.html"],
  ["/", ":lang?", false, "/"],
  ["/product/woodSlat/", ":lang?/product/:class", false, "/product/woodSlat"],
  ["/project/office/1.HTML", ":lang?/project/:class/:page.html", false, "/project/office/1.html"],
  ["/Product/woodSlat/2", ":lang?/product/:class/:page", false, "/product/woodSlat/2"],
  [
    "/zh/productdetail/slat-oak.html",
    ":lang?/productdetail/:id.html",
    true,
    "/zh/productdetail/slat-oak.html",
  ],
])("%s of %s is spelled %s %s", (pathname, pattern, hasLang, expected) => {
  expect(canonicalizePath({ pathname, pattern, hasLang })).toBe(expected);
});
