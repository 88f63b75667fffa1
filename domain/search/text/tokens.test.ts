import { describe, expect, test } from "vitest";
import { normalizedKey, readText } from "./tokens.ts";

function tokensIn(text: string, { heading = false } = {}): string[] {
  const { lexemes } = readText({ text, heading });
  return Array.from(lexemes, (lexeme) => lexeme.slice(1, -1));
}

describe("spellings that are found by one token", () => {
  test.each([
    [
      "600x2400",
      "600×2400",
      "600 x 2400 mm",
      "2400*600",
      "60cm x 240cm",
      "٦٠٠×٢٤٠٠",
      "0.6 × 2.4 m",
    ],
    ["12mm", "12 mm", "12毫米", "١٢ مم", "1.2 cm", "12 MM"],
    ["iso354", "ISO 354", "ISO-354", "iso354", "BS EN ISO 354", "ISO 354-1"],
    ["en13501-1", "EN 13501-1", "DIN EN 13501-1"],
    ["gb20247", "GB/T 20247-2006", "GB 20247"],
    ["bs1d0", "B-s1,d0", "b-s1, d0"],
    ["thsloak", "TH-SL-OAK", "th-sl-oak", "THSLOAK"],
    ["14/2", "14/2", "14-2", "TH-GR-OAK-14-2"],
    ["vgroov", "V-groove", "v‑grooves"],
    ["panel", "panel", "Panels", "PANELS", "panel’s"],
    ["acoust", "acoustic", "Acoustics", "acoustical"],
    ["cafe", "café", "CAFE\u0301"],
    [
      "مقصور",
      "مقصورة",
      "مَقْصُورَة",
      "مقصورات",
      "المقصورة",
      "بالمقصورة",
      "مقصوره",
      "مقصورتان",
      "مـقـصـورة",
    ],
    ["الواح", "ألواح", "الألواح", "والألواح", "الواح"],
    ["صوت", "صوت", "الصوت", "للصوت", "صوتي", "صوتية", "صوتيات"],
    ["隔音", "隔音", "隔音板", "轻质隔音房"],
  ])("%s", (token, ...spellings) => {
    for (const spelling of spellings) expect(tokensIn(spelling), spelling).toContain(token);
  });
});

test("a size of three dimensions is found by each of its faces", () => {
  expect(tokensIn("600×2400×21")).toEqual(["21x600x2400", "21x600", "600x2400", "21x2400"]);
});

test("numbers that touch are not read as one", () => {
  expect(tokensIn("14/2")).not.toContain("142");
  expect(tokensIn("1,220×2,440 mm")).toEqual(["1220x2440"]);
});

test("Chinese is found by every pair of neighbours and by its words", () => {
  expect(tokensIn("体育馆")).toEqual(["体育", "育馆"]);
  expect(tokensIn("隔音板")).toEqual(["隔音", "音板", "隔音板"]);
});

test("small words count in headings only", () => {
  expect(tokensIn("The price of the panel")).toEqual(["panel"]);
  expect(tokensIn("About us", { heading: true })).toEqual(["about", "us"]);
  expect(tokensIn("静音舱", { heading: true })).toContain("舱");
  expect(tokensIn("静音舱")).not.toContain("舱");
});

test("punctuation, signs and pictures are no tokens", () => {
  expect(tokensIn("…!?'\"\\%_()<>{}[]|&:* 😀 —")).toEqual([]);
});

test("titles compare whole, whatever their case, number and punctuation", () => {
  expect(normalizedKey("Wood slat panels")).toBe(normalizedKey("wood  SLAT panel!"));
  expect(normalizedKey("静音舱 S（单人）")).toBe(normalizedKey("静音舱　s 单人"));
});
