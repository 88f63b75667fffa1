import { expect, test } from "vitest";
import { cutIntoPhrases } from "./phrases.ts";

test.each([
  // Short clauses stay whole: after the comma the browser ends a line by itself.
  ["一面木墙，收住满屋回声", ["一面木墙，收住满屋回声"]],
  ["为盲人观众讲电影的影厅", ["为盲人", "观众", "讲电影的", "影厅"]],
  ["我需要多少平方米吸声板？", ["我需要", "多少", "平方米", "吸声板？"]],
  ["静音舱 XL 坐得下六个人了", ["静音舱 XL 坐得下", "六个人了"]],
  ["两间 42\u00a0m² 的会议室", ["两间 42\u00a0m² 的", "会议室"]],
  ["给建筑师的声学工作坊：一天，一间房", ["给建筑师的", "声学", "工作坊：一天，一间房"]],
  ["棉和无纺布是刹车", ["棉和无纺布", "是刹车"]],
  ["", []],
])("%s", (text, phrases) => {
  expect(cutIntoPhrases(text)).toEqual(phrases);
});
