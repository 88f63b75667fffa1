import { afterEach, expect } from "vitest";
import { mismatches } from "./watch-rows.ts";

/** What the database answers is what the code says it answers. */
afterEach(() => {
  expect(mismatches.splice(0)).toEqual([]);
});
