import { describe, expect, test } from "vitest";
import { type Conflict, listConflicts, mergeVersions, same } from "./merge.ts";

const base = {
  id: "oak",
  title: { zh: "橡木", en: "Oak", ar: "بلوط" },
  sizes: [{ width: 600 }, { width: 900 }],
  tags: ["wood"],
};

function conflictsOf(mine: object, theirs: object) {
  return listConflicts({ base, mine, theirs });
}

function merge(theirs: object, conflicts: Conflict[]) {
  return mergeVersions({ theirs, conflicts, chosen: {} });
}

describe("what two people changed", () => {
  test("is told apart text by text, with who changed it", () => {
    const mine = { ...base, title: { ...base.title, en: "My oak", ar: "بلوطي" } };
    const theirs = { ...base, title: { ...base.title, en: "Their oak", zh: "他们的橡木" } };
    expect(conflictsOf(mine, theirs)).toEqual([
      { path: "title/zh", mine: "橡木", theirs: "他们的橡木", changed: "theirs" },
      { path: "title/en", mine: "My oak", theirs: "Their oak", changed: "both" },
      { path: "title/ar", mine: "بلوطي", theirs: "بلوط", changed: "mine" },
    ]);
  });

  test("is nothing where both did the same, in whatever order the fields stand", () => {
    const mine = { ...base, title: { zh: "新", en: "Oak", ar: "بلوط" } };
    const { id, ...rest } = base;
    const theirs = { ...rest, title: { ar: "بلوط", zh: "新", en: "Oak" }, id };
    expect(conflictsOf(mine, theirs)).toEqual([]);
  });

  test("is one part of a list of the same length, and the whole list of another", () => {
    const mine = { ...base, sizes: [{ width: 600 }, { width: 1200 }] };
    expect(conflictsOf(mine, base)).toEqual([
      { path: "sizes/1/width", mine: 1200, theirs: 900, changed: "mine" },
    ]);
    const longer = { ...base, sizes: [...base.sizes, { width: 300 }] };
    expect(conflictsOf(mine, longer)).toEqual([
      { path: "sizes", mine: mine.sizes, theirs: longer.sizes, changed: "both" },
    ]);
  });

  test("may be a field that one of them added or took away", () => {
    const mine = { ...base, code: "TH-1" };
    const { tags: _, ...theirs } = base;
    expect(conflictsOf(mine, theirs)).toEqual([
      { path: "tags", mine: ["wood"], theirs: undefined, changed: "theirs" },
      { path: "code", mine: "TH-1", theirs: undefined, changed: "mine" },
    ]);
  });
});

describe("merged", () => {
  test("nobody loses what the other did not touch", () => {
    const mine = { ...base, title: { ...base.title, en: "My oak" }, code: "TH-1" };
    const theirs = { ...base, title: { ...base.title, zh: "他们" }, tags: ["wood", "new"] };
    expect(merge(theirs, conflictsOf(mine, theirs))).toEqual({
      ...base,
      title: { zh: "他们", en: "My oak", ar: "بلوط" },
      tags: ["wood", "new"],
      code: "TH-1",
    });
  });

  test("what I took away is gone, and what they took away stays gone", () => {
    const { tags: _, ...mine } = { ...base, title: { ...base.title, en: "My oak" } };
    const { sizes: __, ...theirs } = base;
    const merged = merge(theirs, conflictsOf(mine, theirs));
    expect(Object.keys(merged)).toEqual(["id", "title"]);
  });

  test("what somebody decided goes before what is proposed", () => {
    const mine = { ...base, title: { ...base.title, en: "My oak" } };
    const theirs = { ...base, title: { ...base.title, en: "Their oak", zh: "他们" } };
    const conflicts = conflictsOf(mine, theirs);
    const chosen = { "title/en": "theirs", "title/zh": "mine" } as const;
    expect(mergeVersions({ theirs, conflicts, chosen }).title).toEqual({
      ...base.title,
      en: "Their oak",
    });
  });

  test("where both changed the same, mine is proposed", () => {
    const mine = { ...base, tags: ["mine"] };
    const theirs = { ...base, tags: ["theirs"] };
    expect(merge(theirs, conflictsOf(mine, theirs))).toEqual(mine);
  });

  test("their version itself is left as it is", () => {
    const theirs = structuredClone(base);
    merge(theirs, conflictsOf({ ...base, sizes: [{ width: 1 }, { width: 2 }] }, theirs));
    expect(theirs).toEqual(base);
  });
});

test("a list and an object with the same numbers are not the same", () => {
  expect(same(["a"], { 0: "a" })).toBe(false);
  expect(same({ a: undefined }, {})).toBe(true);
  expect(same(null, {})).toBe(false);
});
