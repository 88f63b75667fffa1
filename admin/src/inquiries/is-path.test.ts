import { expect, test } from "vitest";
import { isPath } from "./is-path.ts";

test.each([
  ["/en/products?page=2", true],
  ["/", true],
  ["//evil.example/x", false],
  ["/\\evil.example", false],
  ["https://evil.example", false],
  ["javascript:alert(1)", false],
  ["", false],
])("a visitor's page %s becomes a link: %s", (page, isLink) => {
  expect(isPath(page)).toBe(isLink);
});
