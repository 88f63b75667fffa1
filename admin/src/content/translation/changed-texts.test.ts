import { expect, test } from "vitest";
import { changedTexts, textsOf } from "./changed-texts.ts";

const before = {
  id: "oak",
  title: { zh: "橡木", en: "Oak", ar: "" },
  finishes: [
    { id: "oiled", name: { zh: "上油", en: "Oiled", ar: "مزيّت" } },
    { name: { zh: "原色", en: "Plain", ar: "" } },
  ],
  blocks: { "hero.title": { zh: "静", en: "Quiet", ar: "" } },
};

test("texts go by the ids of the parts they stand in, else by their places", () => {
  expect([...textsOf(before).keys()]).toEqual([
    "title",
    "finishes.oiled.name",
    "finishes.1.name",
    "blocks.hero.title",
  ]);
});

test("only what reads otherwise in the one language is a change", () => {
  const after = structuredClone(before);
  after.title = { zh: "别的", en: "Other", ar: "بلوط" };
  after.blocks["hero.title"].en = "Silent";
  expect(changedTexts({ before, after, lang: "ar" })).toEqual({ title: "بلوط" });
  expect(changedTexts({ before, after, lang: "en" })).toEqual({
    title: "Other",
    "blocks.hero.title": "Silent",
  });
  expect(changedTexts({ before, after: before, lang: "ar" })).toEqual({});
});

test("a text that the record did not have is none of a translator's", () => {
  const after = { ...before, summary: { zh: "", en: "", ar: "جديد" } };
  expect(changedTexts({ before, after, lang: "ar" })).toEqual({});
});
