import { expect, test } from "vitest";
import { differences } from "./differences.ts";

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
