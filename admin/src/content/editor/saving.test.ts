import { describe, expect, test } from "vitest";
import type { OfficeRecord } from "../record.ts";
import { asItIs, fieldProblems, isUnchanged, savingCall } from "./saving.ts";

const record: OfficeRecord = {
  ...{ id: "oak/1", content: { id: "oak/1", code: "A" }, status: "published", publishAt: null },
  ...{
    version: 7,
    updatedAt: "2026-01-01T00:00:00Z",
    updatedBy: null,
    outdated: {},
    kept: null,
    path: null,
  },
  completeness: { texts: 0, missing: { zh: 0, en: 0, ar: 0 } },
};
const content = { id: "oak/1", code: "B" };
const keptChange = {
  ...{ content, base: null, version: 7, at: "2026-01-02T00:00:00Z", by: "Amal" },
};
const wanted = { status: "published", publishAt: null } as const;

describe("a record that is saved", () => {
  test("is added while it is new, and nothing is said of versions", () => {
    expect(
      savingCall({ kind: "product", content, wanted, on: undefined, confirmed: ["title.en"] }),
    ).toEqual({ method: "POST", path: "content/product", body: { content, ...wanted } });
  });

  test("is changed under the address it has, not the one it gets, as the version one began with", () => {
    const renamed = { ...content, id: "ash" };
    expect(
      savingCall({
        kind: "product",
        content: renamed,
        wanted,
        on: record,
        confirmed: ["title.en"],
      }),
    ).toEqual({
      method: "PUT",
      path: "content/product/oak%2F1",
      body: { content: renamed, ...wanted, version: 7, keptAt: null, confirmed: ["title.en"] },
    });
  });

  test("says which change that is kept back one has seen", () => {
    const on = { ...record, kept: keptChange };
    const { body } = savingCall({ kind: "product", content, wanted, on, confirmed: [] });
    expect(body).toMatchObject({ keptAt: keptChange.at });
  });
});

describe("when somebody else has saved meanwhile", () => {
  test("nobody is asked if only its place in the list is another", () => {
    const theirs = { ...record, version: 8, content: { code: "A", id: "oak/1" } };
    expect(isUnchanged({ theirs, on: record })).toBe(true);
  });

  test("somebody is asked if its words or its state are others", () => {
    expect(isUnchanged({ theirs: { ...record, content }, on: record })).toBe(false);
    expect(isUnchanged({ theirs: { ...record, status: "trashed" }, on: record })).toBe(false);
  });

  test("somebody is asked if a change was kept back that they have not seen", () => {
    const theirs = { ...record, kept: keptChange };
    expect(isUnchanged({ theirs, on: record })).toBe(false);
    expect(isUnchanged({ theirs, on: theirs })).toBe(true);
    expect(isUnchanged({ theirs: record, on: theirs })).toBe(true);
  });
});

test.each([
  ["published", "published"],
  ["scheduled", "published"],
  ["draft", "draft"],
  ["trashed", "draft"],
] as const)("merged work on a record that is %s is saved as %s", (status, saved) => {
  const publishAt = status === "scheduled" ? "2027-01-01T00:00:00Z" : null;
  expect(asItIs({ status, publishAt })).toEqual({ status: saved, publishAt });
});

test("problems go by the names of the form's fields, in the order of the server", () => {
  expect(
    fieldProblems({
      "content.title.ar": "problem.required",
      "content.content.0": "problem.invalid",
    }),
  ).toEqual([
    { field: "title.ar", path: "title.ar", message: "problem.required" },
    { field: "content.0", path: "content.0", message: "problem.invalid" },
  ]);
  const blocks = [{ name: "hero.title" }, { name: "story.2.text" }];
  expect(
    fieldProblems({ "content.blocks.story.2.text.en": "problem.required" }, { blocks }),
  ).toEqual([
    { field: "blocks.1.text.en", path: "blocks.story.2.text.en", message: "problem.required" },
  ]);
  expect(fieldProblems(undefined)).toEqual([]);
});
