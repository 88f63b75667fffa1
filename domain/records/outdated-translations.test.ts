import { expect, test } from "vitest";
import { findOutdatedTranslations, textsByPath } from "./outdated-translations.ts";

const text = (zh: string, en: string, ar: string) => ({ zh, en, ar });

test("texts go by the ids of the parts they stand in, else by their place", () => {
  const content = {
    id: "p",
    title: text("一", "one", "واحد"),
    mountings: [{ id: "direct", buildUp: text("墙", "wall", "جدار") }],
    steps: [text("甲", "a", "أ")],
    blocks: { "hero.title": text("标", "title", "عنوان") },
  };
  expect([...textsByPath(content).keys()]).toEqual([
    "title",
    "mountings.direct.buildUp",
    "steps.0",
    "blocks.hero.title",
  ]);
});

test("moving parts about marks nothing", () => {
  const parts = [
    { id: "a", name: text("一", "one", "١") },
    { id: "b", name: text("二", "two", "٢") },
  ];
  const marks = findOutdatedTranslations({
    before: { parts },
    after: { parts: parts.toReversed() },
    outdated: {},
  });
  expect(marks).toEqual({});
});

test.each([
  ["rewritten in one", text("新", "one", "١"), {}, { title: ["en", "ar"] }],
  ["rewritten in two", text("新", "new", "١"), {}, { title: ["ar"] }],
  ["rewritten in all", text("新", "new", "جديد"), {}, {}],
  ["left alone", text("一", "one", "١"), { title: ["ar"] }, { title: ["ar"] }],
  ["brought up to date", text("一", "one", "جديد"), { title: ["ar"] }, {}],
  ["emptied", text("一", "one", ""), { title: ["ar"] }, {}],
] as const)("a text %s", (_name, after, outdated, expected) => {
  const before = { title: text("一", "one", "١") };
  expect(
    findOutdatedTranslations({
      before,
      after: { title: after },
      outdated: structuredClone(outdated) as never,
    }),
  ).toEqual(expected);
});

test("a translation that was missing is merely added", () => {
  const before = { title: text("一", "", "") };
  expect(
    findOutdatedTranslations({ before, after: { title: text("一", "one", "") }, outdated: {} }),
  ).toEqual({});
});

test("a part that is removed takes its marks along", () => {
  const outdated = { "parts.a.name": ["ar" as const] };
  expect(findOutdatedTranslations({ before: {}, after: { parts: [] }, outdated })).toEqual({});
});
