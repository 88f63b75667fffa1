import { expect, test } from "vitest";
import { findForbidden, type Term } from "./find-forbidden.ts";

const terms: Term[] = [
  {
    key: "baffle",
    preferred: { zh: "垂片", en: "baffle", ar: "لوح معلّق" },
    forbidden: { zh: ["挂片"], en: ["hanging fin"], ar: ["ستائر معلّقة", "تجويف"] },
  },
];

test.each([
  ["zh", "天花上的挂片", "挂片"],
  ["en", "Two <em>Hanging fin</em> rows", "hanging fin"],
  ["ar", "والستائر معلقة", "ستائر معلّقة"],
  ["ar", "بستائرَ معلَّقة في السقف", "ستائر معلّقة"],
  ["ar", "داخل التجويف", "تجويف"],
  ["ar", "تجويفات", undefined],
  ["en", "Unhanging finery", undefined],
] as const)("%s: %s", (language, text, found) => {
  expect(findForbidden({ terms, language, text }).map((word) => word.found)).toEqual(
    found ? [found] : [],
  );
});

test("it says what to write instead", () => {
  expect(findForbidden({ terms, language: "zh", text: "挂片与挂片" })).toEqual([
    { key: "baffle", found: "挂片", suggestion: "垂片" },
  ]);
});

test("a word is forbidden in its own language only", () => {
  expect(findForbidden({ terms, language: "en", text: "挂片" })).toEqual([]);
});
