import { expect, test } from "vitest";
import { countToDo, toDoOf } from "./count-to-do.ts";

const nothing = { missing: 0, stale: 0 };
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
  expect(countToDo({ content, stale: {}, confirmed: [] })).toEqual({
    zh: { missing: 1, stale: 0 },
    en: { missing: 1, stale: 0 },
    ar: { missing: 3, stale: 0 },
  });
});

test("a text that nobody has begun is missing nowhere", () => {
  const content = { title: whole, edge: { zh: "", en: " ", ar: "" } };
  expect(countToDo({ content, stale: {}, confirmed: [] })).toEqual({
    zh: nothing,
    en: nothing,
    ar: nothing,
  });
});

test("only what has the three languages is a text", () => {
  const content = { size: { zh: "", en: "x" }, mixed: { zh: "", en: "x", ar: 1 }, none: null };
  expect(countToDo({ content, stale: {}, confirmed: [] }).zh).toEqual(nothing);
});

test("what was left behind counts until somebody has looked at it again", () => {
  const stale = { title: ["en" as const, "ar" as const], summary: ["en" as const] };
  const toDo = countToDo({ content: {}, stale, confirmed: ["title.en"] });
  expect(toDo).toEqual({ zh: nothing, en: { missing: 0, stale: 1 }, ar: { missing: 0, stale: 1 } });
});

test("the marks of a list say whether and not how many", () => {
  expect(toDoOf(["missing:ar", "stale:en", "stale:ar"])).toEqual({
    zh: nothing,
    en: { missing: 0, stale: 1 },
    ar: { missing: 1, stale: 1 },
  });
});
