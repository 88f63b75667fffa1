import { expect, test } from "vitest";
import { listBlocks } from "./page-copy.ts";

test("numbered blocks come in the order of their numbers, not of their names", () => {
  const copy = {
    "step.10.title": "ten",
    "step.2.title": "two",
    "step.2.text": "second",
    "step.1.title": { text: "one", lang: "en" as const },
    "step.title": "Steps",
    "steps.1.title": "another name",
  };
  expect(listBlocks({ copy, name: "step" })).toEqual([
    { number: 1, title: { text: "one", lang: "en" } },
    { number: 2, title: "two", text: "second" },
    { number: 10, title: "ten" },
  ]);
});

test("a name without numbered blocks has none", () => {
  expect(listBlocks({ copy: { "faq.title": "Often asked" }, name: "faq" })).toEqual([]);
});
