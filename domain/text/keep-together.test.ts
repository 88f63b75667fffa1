import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

test.each([
  ["a void of 50 mm", "a void of 50\u00a0mm"],
  ["5.76 m² of wall, 48 kg/m³", "5.76\u00a0m² of wall, 48\u00a0kg/m³"],
  ["فراغ 50 مم أمام 12 م²", "فراغ 50\u00a0مم أمام 12\u00a0م²"],
  ["空腔 50 mm，约 2 个货柜", "空腔 50\u00a0mm，约 2\u00a0个货柜"],
  ["Monday to Friday, 9:00–18:00", "Monday to Friday, 9:00–\u206018:00"],
  ["20–30 days", "20–\u206030 days"],
  ["9:00-18:00", "9:00-\u206018:00"],
  ["9:00 – 18:00, 2 pm", "9:00\u00a0–\u00a018:00, 2\u00a0pm"],
  ["1500 × 2260 × 1080 mm", "1500\u00a0× 2260\u00a0× 1080\u00a0mm"],
  ["NRC ≥ 0.75, 12 kPa, 5 MB", "NRC ≥\u00a00.75, 12\u00a0kPa, 5\u00a0MB"],
  ["Doha · 2024", "Doha\u00a0· 2024"],
  ["DS,A to ISO 23351-1", "DS,A to ISO 23351-\u20601"],
  ["B-s1,d0 (EN 13501-1)", "B-\u2060s1,d0 (EN 13501-\u20601)"],
  ["mounting E-400", "mounting E-\u2060400"],
  ["الخط الساخن \u200e+86 400 000 0000", "الخط الساخن \u200e+86\u00a0400\u00a0000\u00a00000"],
])("%s stays together", (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
});

test.each([
  "4 more panels",
  "2 samples, 3 metres",
  "16 مكتبًا",
  "ISO 354 – a method",
  "a V-groove, a 20-year guarantee",
  "16+ 2 more",
])("nothing is joined in: %s", (text) => {
  expect(keepTogether(text)).toBe(text);
});
