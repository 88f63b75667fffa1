import { expect, test } from "vitest";
import { headOf, sharedPicture } from "./head-of.ts";

const title = { zh: "橡木", en: "Oak", ar: "" };
const empty = { zh: "", en: "", ar: "" };

test("what is written for search engines goes before what the record says", () => {
  const seo = { title: { zh: "", en: "Oak panels", ar: "" }, description: empty };
  const content = { id: "oak", title, summary: title };
  expect(headOf({ content, seo, code: "en" })).toEqual({ title: "Oak panels", description: "Oak" });
  expect(headOf({ content, seo, code: "zh" }).title).toBe("橡木");
});

test("what is missing in a language is taken from English, then from Chinese", () => {
  const content = { id: "oak", subjectName: title, intro: { zh: "说明", en: "", ar: "" } };
  expect(headOf({ content, seo: undefined, code: "ar" })).toEqual({
    title: "Oak",
    description: "说明",
  });
  expect(headOf({ content: { id: "x" }, seo: undefined, code: "ar" }).title).toBe("");
});

test("a share card shows the cover, else the picture, else the first of several", () => {
  const several = { id: "x", pictures: ["c", "d"] };
  expect(sharedPicture({ ...several, cover: "a", picture: "b" })).toEqual(["a"]);
  expect(sharedPicture({ ...several, picture: "b" })).toEqual(["b"]);
  expect(sharedPicture(several)).toEqual(["c"]);
  expect(sharedPicture({ id: "x", pictures: [] })).toEqual([]);
  expect(sharedPicture({ id: "x", cover: "" })).toEqual([]);
});
