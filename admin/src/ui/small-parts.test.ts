import { expect, test } from "vitest";
import { differences } from "./differences.ts";
import { within } from "./point-in.ts";
import { toChoices } from "./to-choices.ts";
import { withAssignee } from "./with-assignee.ts";

test("what differs is told by the path to it", () => {
  const before = { title: { zh: "一", ar: "" }, sizes: [{ depth: 9 }], code: "A" };
  const after = { title: { zh: "一", ar: "واحد" }, sizes: [{ depth: 12 }], code: "A" };
  expect(differences(before, after)).toEqual([
    { path: "title.ar", before: "", after: "واحد" },
    { path: "sizes.0.depth", before: 9, after: 12 },
  ]);
});

test("what only one side has is told field by field as well", () => {
  expect(differences(null, { name: "x", tags: ["a"] })).toEqual([
    { path: "name", before: undefined, after: "x" },
    { path: "tags.0", before: undefined, after: "a" },
  ]);
  expect(differences({ seo: { title: "x" } }, {})).toEqual([
    { path: "seo.title", before: "x", after: undefined },
  ]);
});

test("nothing differs between a record and itself", () => {
  expect(differences({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
});

test("somebody who has left is offered as long as they look after it", () => {
  const [ann, ben] = [
    { id: "a", name: "Ann" },
    { id: "b", name: "Ben" },
  ];
  expect(withAssignee({ colleagues: [ann], assignee: ben })).toEqual([ann, ben]);
  expect(withAssignee({ colleagues: [ann, ben], assignee: ben })).toEqual([ann, ben]);
  expect(withAssignee({ colleagues: [ann], assignee: null })).toEqual([ann]);
});

test("a click beyond the edge counts as the edge", () => {
  expect([-0.2, 0.3, 1.7].map(within)).toEqual([0, 0.3, 1]);
});

test("names become choices in their order", () => {
  expect(toChoices({ b: "Bee", a: "Ay" })).toEqual([
    { id: "b", name: "Bee" },
    { id: "a", name: "Ay" },
  ]);
});
