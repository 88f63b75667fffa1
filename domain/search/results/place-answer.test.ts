import { expect, test } from "vitest";
import { alternativesForText } from "../query/alternatives.ts";
import type { WeighedTerm } from "../query/weigh-terms.ts";
import { rankAnswer } from "./place-answer.ts";

const same = (text: string) => ({ zh: text, en: text, ar: text });

const term = (text: string): WeighedTerm => ({
  ...{ text, own: alternativesForText(text), wide: [], beginnings: [], bond: "word", word: text },
  ...{ entries: 5, itself: true, everywhere: false, classes: [], frequent: false, weight: 2 },
});

const shortcut = (share: number) => ({
  share,
  result: {
    ...{ kind: "page", path: "/buying.html", title: "Buying", heading: [], picture: undefined },
    snippet: { segments: [], lang: undefined },
    foundBy: undefined,
  },
});

const asked = (query: string, question = false) => {
  const terms = query.split(" ").map(term);
  return { terms, unknown: 0, query, question };
};

const page = (title: string) => ({
  path: "/page",
  title: same(title),
  summary: same(""),
  body: [],
});

test("a shortcut stands first where little else is asked for", () => {
  const about = { asked: asked("oak price"), best: page("Oak panel") };
  expect(rankAnswer({ ...about, shortcut: shortcut(0.5) })?.first).toBe(true);
  expect(rankAnswer({ ...about, shortcut: shortcut(0.3) })?.first).toBe(false);
});

test("a title that has the whole question comes before a part of the question", () => {
  const about = { asked: asked("read test report", true), shortcut: shortcut(0.7) };
  expect(rankAnswer({ ...about, best: page("How to read a test report") })?.first).toBe(false);
  expect(rankAnswer({ ...about, best: page("Test report") })?.first).toBe(true);
  const nothingElse = { ...about, shortcut: shortcut(1) };
  expect(rankAnswer({ ...nothingElse, best: page("Read a test report") })?.first).toBe(true);
});

test("by the way of what nobody has here nothing is asked for", () => {
  const about = { asked: asked("cheap flights"), shortcut: shortcut(0.3) };
  expect(rankAnswer({ ...about, best: undefined })).toBeUndefined();
});
