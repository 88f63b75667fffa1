import { expect, test } from "vitest";
import { drawingName } from "./drawings.ts";

test("a drawing that is not known keeps its name", () => {
  expect(drawingName({ id: "two-paths", language: "en" })).toMatch(/two rooms/);
  expect(drawingName({ id: "gone", language: "zh" })).toBe("gone");
});
