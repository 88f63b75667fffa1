import { expect, test } from "vitest";
import { prefillShortcut, prefillSynonym } from "./prefilled-record.ts";

test("a search becomes a synonym that lacks only its other words", () => {
  expect(prefillSynonym({ query: "Moss  wall!", lang: "en" }).content).toEqual({
    id: "search-moss-wall",
    words: ["Moss  wall!"],
  });
});

test("or a shortcut, named in the language of those who searched", () => {
  const { content, search } = prefillShortcut({ query: "苔藓墙", lang: "zh" });
  expect(content).toMatchObject({
    title: { zh: "苔藓墙", en: "", ar: "" },
    phrases: ["苔藓墙"],
    path: "",
  });
  expect(search).toEqual({ query: "苔藓墙", lang: "zh" });
});

test.each(["苔藓墙", "جدار طحالب", "?!", "a--b", "x".repeat(100)])(
  "%s has an id that may be saved",
  (query) => {
    expect(prefillSynonym({ query, lang: "ar" }).content.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  },
);
