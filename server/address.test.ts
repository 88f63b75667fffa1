import { expect, test } from "vitest";
import { canonicalizeUrl } from "./address.ts";

test.each([
  ["/", "/"],
  ["/en/product.html?x=%", "/en/product.html"],
  ["/e%6e", "/en"],
  ["//evil.example/index", "/evil.example/index"],
  ["/en//news.html", "/en/news.html"],
  ["/%e5%90%ac", "/%E5%90%AC"],
  ["/听", "/%E5%90%AC"],
])("%s is spelled %s", (url, path) => {
  expect(canonicalizeUrl(url)).toEqual({ path });
});

test.each([
  "",
  "en",
  "/%",
  "/%00",
  "/en?query=a%00b",
  "/api/x?%00",
  "/a/../b",
  "/a/%2e%2e/b",
  "/./en",
  "/%2Fevil",
  "/\\evil",
  "/%5Cevil",
  "/en#top",
  "/%23",
  "/%0d%0aX",
  "/%3f",
])("%s is refused", (url) => {
  expect(canonicalizeUrl(url)).toMatchObject({ problem: { status: 400 } });
});

test("10 kB are too long", () => {
  expect(canonicalizeUrl(`/${"a".repeat(10_000)}`)).toMatchObject({ problem: { status: 414 } });
});
