import { expect, test } from "vitest";
import { normaliseTags } from "./tags.ts";

test.each([
  [["Hotel", " hotel ", "#HOTEL", "＃Ｈｏｔｅｌ"], ["hotel"]],
  [["two  words"], ["two words"]],
  [["b, a；酒店、学校،فندق"], ["a", "b", "فندق", "学校", "酒店"]],
  [["", "#", " , "], []],
  [["\u202eoak\u0000"], ["oak"]],
])("%j are the tags %j", (typed, tags) => {
  expect(normaliseTags(typed)).toEqual(tags);
});
