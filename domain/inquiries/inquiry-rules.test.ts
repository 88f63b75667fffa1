import { describe, expect, test } from "vitest";
import type { Lang } from "../language/language.ts";
import { findProblems, type Written } from "./inquiry-rules.ts";

const written: Written = {
  lang: "zh",
  name: "王小明",
  fullName: "",
  phone: "13800138000",
  email: "",
  address: "",
  country: "",
  message: "您好",
};

const problemsWith = (change: Partial<Written>) =>
  findProblems({ written: { ...written, ...change } });

test("a complete inquiry has none", () => {
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({ lang: "en", country: "Egypt", phone: "1" })).toEqual([]);
});

test("problems come in the order of the form", () => {
  const empty = { name: "", phone: "", message: "", country: "", lang: "en" } as const;
  expect(problemsWith(empty)).toEqual(["name", "phone", "country", "message"]);
});

describe("phone", () => {
  test.each(["13800138000", "19999999999"])("%s is a mainland mobile number", (phone) => {
    expect(problemsWith({ phone })).toEqual([]);
  });

  test.each(["12800138000", "1380013800", "138001380000", "+8613800138000", "٠١٢٣٤٥٦٧٨٩٠", "x"])(
    "%s is none",
    (phone) => {
      expect(problemsWith({ phone })).toEqual(["phone"]);
    },
  );

  test.each<Lang>(["en", "ar"])("in %s anything will do, but not nothing", (lang) => {
    const abroad = { lang, country: "Egypt" };
    for (const phone of ["+20 2 2345 6789", "call me", "1"]) {
      expect(problemsWith({ ...abroad, phone })).toEqual([]);
    }
    expect(problemsWith({ ...abroad, phone: "" })).toEqual(["phone"]);
    // What the form writes when a country is chosen.
    for (const phone of ["+", "+1", "+49", "+971"]) {
      expect(problemsWith({ ...abroad, phone })).toEqual(["phone"]);
    }
    expect(problemsWith({ ...abroad, phone: "1".repeat(41) })).toEqual(["phone"]);
  });
});

describe("lengths", () => {
  test.each([
    ["name", "吸".repeat(10), "吸".repeat(11), "name"],
    ["fullName", "Mohammed Al-Rashid, Example Trading".padEnd(80, "."), "x".repeat(81), "fullName"],
    ["message", "👨‍👩‍👧‍👦".repeat(200), "👨‍👩‍👧‍👦".repeat(201), "message"],
    ["address", "路".repeat(200), "路".repeat(201), "address"],
    ["email", "e".repeat(254), "e".repeat(255), "email"],
  ])("of %s", (field, longest, longer, problem) => {
    expect(problemsWith({ [field]: longest })).toEqual([]);
    expect(problemsWith({ [field]: longer })).toEqual([problem]);
  });
});

test("a country is asked for except in Chinese, and must be one", () => {
  expect(problemsWith({ lang: "ar", country: "" })).toEqual(["country"]);
  const isCountry = (name: string) => name === "Egypt";
  const abroad = { ...written, lang: "en", country: "Atlantis" } as const;
  expect(findProblems({ written: abroad, isCountry })).toEqual(["country"]);
});
