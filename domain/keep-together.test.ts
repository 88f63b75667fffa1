import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

test.each([
  ["a void of 50 mm", "a void of 50\u00a0mm"],
  ["5.76 m² of wall, 48 kg/m³", "5.76\u00a0m² of wall, 48\u00a0kg/m³"],
  ["فراغ 50 مم أمام 12 م²", "فراغ 50\u00a0مم أمام 12\u00a0م²"],
  ["空腔 50 mm，约 2 个货柜", "空腔 50\u00a0mm，约 2\u00a0个货柜"],
  ["Monday to Friday, 9:00–18:00", "Monday to Friday, 9:00–\u206018:00"],
  ["20–30 days", "20–\u206030 days"],
])("%s stays together", (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
});

test.each(["4 more panels", "2 samples, 3 metres", "16 مكتبًا", "ISO 354 – a method"])(
  "nothing is joined in: %s",
  (text) => {
    expect(keepTogether(text)).toBe(text);
  },
);
