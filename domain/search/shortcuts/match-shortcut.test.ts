import { expect, test } from "vitest";
import { readSynonyms } from "../query/synonyms.ts";
import { readShortcut } from "./get-shortcuts.ts";
import { matchShortcut } from "./match-shortcut.ts";

const nothing = { zh: "", en: "", ar: "" };
const shortcut = (path: string, phrases: string[], whole = false) =>
  readShortcut({ id: "one", path, phrases, whole, title: nothing, summary: nothing });

const shortcuts = [
  shortcut("/contact", ["phone", "电话", "رقم الهاتف"]),
  shortcut("/buying", ["price", "多少钱", "lead time"]),
  shortcut("/project", ["案例"], true),
];
const synonyms = readSynonyms([["phone booth", "电话亭", "booth"]]);

const match = (query: string) => {
  const found = matchShortcut({ query, shortcuts, synonyms });
  return found && { path: found.shortcut.path, share: Math.round(found.share * 100) / 100 };
};

test.each([
  ["your phone please", "/contact"],
  ["請問電話", "/contact"],
  ["ما رقم الهاتف؟", "/contact"],
  ["多少钱", "/buying"],
])("%s asks for nothing else", (query, path) => {
  expect(match(query)).toEqual({ path, share: 1 });
});

test("the more else is asked for, the less it is meant", () => {
  expect(match("price of oak slat panels")?.share).toBeLessThan(0.35);
  expect(match("吸音板多少钱")?.share).toBeGreaterThanOrEqual(0.35);
  expect(match("oak slat panels")).toBeUndefined();
});

test("a name is whole: a phone booth is no phone", () => {
  expect(match("phone booth")).toBeUndefined();
  expect(match("电话亭")).toBeUndefined();
});

test("words of a phrase stand in its order, maybe with others between them", () => {
  expect(match("time to lead")).toBeUndefined();
  expect(match("lead production time")?.path).toBe("/buying");
});

test("small words of a phrase tell something only where they stand", () => {
  const order = [shortcut("/buying", ["how to order"])];
  const find = (query: string) => matchShortcut({ query, shortcuts: order, synonyms });
  expect(find("how to order")?.share).toBe(1);
  expect(find("how do they keep to order")).toBeUndefined();
});

test("some only count when nothing else is asked for", () => {
  expect(match("案例")).toEqual({ path: "/project", share: 1 });
  expect(match("琴房案例")).toBeUndefined();
});

test("it says which of the words asked for it", () => {
  const found = (query: string) => matchShortcut({ query, shortcuts, synonyms })?.matched;
  expect(found("lead time for panels")).toBe("lead time");
  expect(found("吸音板多少钱")).toBe("多少钱");
});
