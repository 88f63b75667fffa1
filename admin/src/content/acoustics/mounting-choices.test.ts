import { expect, test } from "vitest";
import { mountingChoices, withChosen } from "./mounting-choices.ts";

const content = {
  id: "oak",
  mountings: [
    { id: "direct", buildUp: { zh: "直接贴墙", en: "", ar: "" } },
    { id: "gap" },
    "not a mounting",
  ],
};

test("mountings go by their build-up, and by their ids where nothing is said of it", () => {
  expect(mountingChoices(content)).toEqual([
    { id: "direct", name: { zh: "直接贴墙", en: "direct" } },
    { id: "gap", name: { zh: "gap", en: "gap" } },
  ]);
  expect(mountingChoices({ id: "ash" })).toEqual([]);
});

test("what is chosen is offered even when the product has it no longer", () => {
  const choices = mountingChoices(content);
  expect(withChosen({ choices, chosen: "gap" })).toBe(choices);
  expect(withChosen({ choices, chosen: "" })).toBe(choices);
  expect(withChosen({ choices, chosen: "gone" }).map(({ id }) => id)).toEqual([
    "direct",
    "gap",
    "gone",
  ]);
});
