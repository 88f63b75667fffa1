import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { vectorIds } from "./vector.ts";

test("no reference value lies idle", () => {
  const tests = [
    "absorbers.test.ts",
    "rooms.test.ts",
    "sound/image-sources.test.ts",
    "sound/decaying-noise.test.ts",
  ]
    .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8"))
    .join("");
  expect(vectorIds.filter((id) => !tests.includes(`"${id}"`))).toEqual([]);
});
