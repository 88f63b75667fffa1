import { expect, test } from "vitest";
import { isActive } from "./navigation.ts";

test.each([
  ["/", "/", true],
  ["/", "/product.html", false],
  ["/product.html", "/product.html", true],
  ["/product.html", "/product/woodSlat.html", true],
  ["/product.html", "/productdetail/slat-oak.html", true],
  ["/akupanel.html", "/Akupanel", true],
  ["/akupanel.html", "/pet.html", false],
  ["/product.html", "/pet.html", true],
  ["/product.html", "/woodenPanel.html", true],
  ["/news.html", "/article/what-is-nrc.html", true],
  ["/aboutUs.html", "/aboutUs/lianxi.html", true],
  ["/aboutUs.html", "/aboutUsual", false],
])("entry %s on page %s: %s", (url, path, expected) => {
  expect(isActive({ url, path })).toBe(expected);
});
