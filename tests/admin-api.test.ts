import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("of the server the back office takes types only", async () => {
  const source = await readFile("admin/src/api.ts", "utf8");
  const statements = source.match(/^(import|export)\b(?: type\b)?/gm);
  expect(new Set(statements)).toEqual(new Set(["export type"]));
});
