import { describe, expect, test } from "vitest";
import { colourOf } from "./colours.ts";
import { readValues } from "./read-values.ts";
import { fireKeys, keysAtLeast, keysAtMost } from "./value-keys.ts";

describe("a value is read as property and comparison", () => {
  test.each([
    ["NRC 0.8", "nrc>=0.8"],
    ["nrc ≥ 0.75 oak", "nrc>=0.75"],
    ["αw 0.60", "aw>=0.6"],
    ["معامل امتصاص ٠٫٧٥", "nrc>=0.75"],
    ["class A", "class=a"],
    ["A级", "class=a"],
    ["فئة A", "class=a"],
    ["ASTM E84 class A", "fire=e84a"],
    ["B-s1,d0", "fire=bs1d0"],
    ["50mm", "50mm"],
    ["12 毫米", "12mm"],
    ["٢٤ ملم", "24mm"],
    ["长3000", "3000mm"],
    ["غيمة قطر ١٢٠٠ ملم", "1200mm"],
    ["600x2400", "600x2400"],
    ["booth for 4 people", "persons=4"],
    ["四人静音舱", "persons=4"],
    ["能坐6个人", "persons=6"],
    ["كابينة ٤ أشخاص", "persons=4"],
    ["MOQ 30 m2", "moq=30"],
    ["起订量 30平米", "moq=30"],
    ["HS 4412", "hs=4412"],
    ["4418 税号", "hs=4418"],
    ["booth usd 1,900", "usd=1900"],
    ["under 40 usd", "usd<=40"],
    ["1.8kg/m²", "1.8kg/m2"],
    ["三米长的格栅板", "3000mm"],
    ["slats 3 m long", "3000mm"],
    ["شرائح طول 3 أمتار", "3000mm"],
    ["booth 30 dB", "db>=30"],
    ["白色穿孔板", "colour=white"],
    ["gray felt", "colour=grey"],
    ["ألواح سوداء", "colour=black"],
  ])("%s asks for %s", (query, key) => {
    expect(readValues(query).values.flatMap(({ keys }) => keys)).toContain(key);
  });
});

test("what is no value stays words", () => {
  for (const query of [
    "school class",
    "0.8 s",
    "2026",
    "TH-SL-OAK",
    "14/2",
    "people",
    "price",
    "white ash",
    "白蜡木",
  ]) {
    expect(readValues(query).values, query).toEqual([]);
  }
});

test("what is left of a query keeps its places", () => {
  const { values, rest } = readValues("oak 600x2400 panel");
  expect(rest).toBe("oak          panel");
  expect(values[0]).toMatchObject({ start: 4, end: 12, label: { en: "600 × 2400 mm" } });
});

test("comparisons are words for every step", () => {
  expect(keysAtLeast({ property: "nrc", value: 0.15, step: 0.05 })).toEqual([
    "nrc>=0.05",
    "nrc>=0.1",
    "nrc>=0.15",
  ]);
  const below = keysAtMost({ property: "usd", value: 26 });
  expect(below).toContain("usd<=30");
  expect(below).not.toContain("usd<=25");
});

test("a fire class is found by each of its names", () => {
  expect(fireKeys({ code: "GB 8624", class: "B1 (B-s1,d0)" })).toEqual(["fire=b1", "fire=bs1d0"]);
  expect(fireKeys({ code: "ASTM E84", class: "Class A" })).toEqual(["fire=e84a"]);
});

test.each([
  ["#f2f0ea", "white"],
  ["#222222", "black"],
  ["#bdbab4", "grey"],
  ["#2f4a3c", "green"],
  ["#2b3a55", "blue"],
  ["#b98f5e", undefined],
])("a finish of %s is %s", (hex, colour) => {
  expect(colourOf(hex)).toBe(colour);
});
