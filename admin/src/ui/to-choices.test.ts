import { expect, test } from "vitest";
import { toChoices } from "./to-choices.ts";

test("names become choices in their order", () => {
  expect(toChoices({ b: "Bee", a: "Ay" })).toEqual([
    { id: "b", name: "Bee" },
    { id: "a", name: "Ay" },
  ]);
});
