import { describe, expect, test } from "vitest";
import { arabicForms } from "./arabic.ts";
import { isPluralPair } from "./arabic-plurals.ts";
import { fold } from "./fold.ts";
import { splitText } from "./pieces.ts";
import { simplify } from "./simplify.ts";
import { isAbbreviated, soundingWords, soundsOf } from "./sounds.ts";

test.each([
  ["靜音艙", "静音舱"],
  ["會議室聲學", "会议室声学"],
  ["电话亭", "电话亭"],
])("%s is %s in simplified characters", (traditional, simplified) => {
  expect(simplify(traditional)).toBe(simplified);
  expect(splitText(`(${traditional})`)).toEqual([
    { kind: "han", text: simplified, start: 1, end: 1 + traditional.length },
  ]);
});

test("words are known by their sound, in full and by initials", async () => {
  expect(await soundsOf("静音舱")).toEqual({ full: "jingyincang", initials: "jyc" });
  expect((await soundsOf("静因舱")).full).toBe("jingyincang");
  expect(soundingWords("吸音板")).toEqual(["吸音", "吸音板", "音板"]);
  expect(isAbbreviated("吸音")).toBe(false);
});

test.each([
  ["لغرفة", "غرفة"],
  ["باعتماد", "اعتماد"],
  ["للصوت", "صوت"],
  ["أسعاركم", "أسعار"],
  ["مصنعنا", "مصنع"],
])("%s is found by a form of %s", (word, other) => {
  const forms = new Set(arabicForms(fold(other)));
  expect(arabicForms(fold(word)).some((form) => forms.has(form))).toBe(true);
});

describe("broken plurals", () => {
  test.each([
    ["كبائن", "كابينة"],
    ["كبائن", "كبينة"],
    ["شرائح", "شريحة"],
    ["حواجز", "حاجز"],
    ["مكاتب", "مكتب"],
    ["مسارح", "مسرح"],
    ["عوارض", "عارضة"],
  ])("%s and %s are one word", (plural, singular) => {
    expect(isPluralPair(fold(plural), fold(singular))).toBe(true);
    expect(isPluralPair(fold(singular), fold(plural))).toBe(true);
  });

  test.each([
    ["كبينة", "كبيرة"],
    ["عوارض", "عرض"],
    ["مكتب", "مكتبة"],
  ])("%s and %s are not", (word, other) => {
    expect(isPluralPair(fold(word), fold(other))).toBe(false);
  });
});
