import { expect, test } from "vitest";
import { countToDo, toDoOf } from "./count-to-do.ts";

const nothing = { missing: 0, outdated: 0 };
const whole = { zh: "一", en: "one", ar: "واحد" };

test("what is missing is counted wherever it stands, language by language", () => {
  const content = {
    id: "oak",
    title: { ...whole, ar: "" },
    summary: { ...whole, ar: "  ", en: "" },
    finishes: [
      { id: "a", name: whole },
      { id: "b", name: { ...whole, ar: "" } },
    ],
    blocks: [{ name: "hero.title", text: { ...whole, zh: "" } }],
  };
  expect(countToDo({ content, outdated: {}, confirmed: [] })).toEqual({
    zh: { missing: 1, outdated: 0 },
    en: { missing: 1, outdated: 0 },
    ar: { missing: 3, outdated: 0 },
  });
});

test("a text that nobody has begun is missing nowhere", () => {
  const content = { title: whole, edge: { zh: "", en: " ", ar: "" } };
  expect(countToDo({ content, outdated: {}, confirmed: [] })).toEqual({
    zh: nothing,
    en: nothing,
    ar: nothing,
  });
});

test("only what has the three languages is a text", () => {
  const content = { size: { zh: "", en: "x" }, mixed: { zh: "", en: "x", ar: 1 }, none: null };
  expect(countToDo({ content, outdated: {}, confirmed: [] }).zh).toEqual(nothing);
});

test("what was left behind counts until somebody has looked at it again", () => {
  const outdated = { title: ["en" as const, "ar" as const], summary: ["en" as const] };
  const toDo = countToDo({ content: {}, outdated, confirmed: ["title.en"] });
  expect(toDo).toEqual({
    zh: nothing,
    en: { missing: 0, outdated: 1 },
    ar: { missing: 0, outdated: 1 },
  });
});

test("the marks of a list say whether and not how many", () => {
  expect(toDoOf(["missing:ar", "outdated:en", "outdated:ar"])).toEqual({
    zh: nothing,
    en: { missing: 0, outdated: 1 },
    ar: { missing: 1, outdated: 1 },
  });
});
