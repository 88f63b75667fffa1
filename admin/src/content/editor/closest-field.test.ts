import { expect, test } from "vitest";
import { closestField } from "./closest-field.ts";

const inputs = ["title", "booth", "booth.persons", "booths", "sizes.1"].map((field) => ({
  dataset: { field },
}));
const find = (asked: string) => closestField({ inputs, asked })?.dataset.field;

test.each([
  ["title", "title"],
  ["title.ar", "title"],
  ["booth.persons", "booth.persons"],
  ["booth.persons.0", "booth.persons"],
  ["booth.area", "booth"],
  ["boothsx", undefined],
  ["sizes.10", undefined],
  ["sizes.1.depth", "sizes.1"],
])("who asks for %s is led to %s", (asked, found) => {
  expect(find(asked)).toBe(found);
});
