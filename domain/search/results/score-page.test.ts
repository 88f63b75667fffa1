import { expect, test } from "vitest";
import type { Kind } from "../../records/kinds.ts";
import type { SearchDocument } from "../index/search-document.ts";
import { alternativesForText } from "../query/alternatives.ts";
import type { WeighedTerm } from "../query/weigh-terms.ts";
import { lexemePrefixes } from "../text/lexemes.ts";
import { readSigns } from "./page-signs.ts";
import { scorePage } from "./score-page.ts";

const same = (text: string) => ({ zh: text, en: text, ar: text });

const page = (title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  path: "/page",
  title: same(title),
  summary: same(""),
  body: [],
  ...more,
});

const term = (text: string, more: Partial<WeighedTerm> = {}): WeighedTerm => ({
  text,
  own: alternativesForText(text),
  wide: [],
  beginnings: [],
  bond: "word",
  word: text,
  entries: 10,
  itself: true,
  everywhere: false,
  classes: [],
  frequent: false,
  weight: 2,
  ...more,
});

const asked = (words: string, terms = words.split(" ").map((word) => term(word))) => ({
  terms,
  unknown: 0,
  query: words,
  question: false,
});

const score = (about: ReturnType<typeof asked>, document: SearchDocument, kind: Kind = "article") =>
  scorePage({ asked: about, kind, document });

test("rare words tell more than common ones", () => {
  const about = asked("", [term("panel", { weight: 1 }), term("goalball", { weight: 4 })]);
  expect(score(about, page("Goalball"))).toBeGreaterThan(score(about, page("Panel")));
});

test("a title tells more than a text, the very word more than what means the same", () => {
  const about = asked("", [term("booth", { wide: alternativesForText("pod") })]);
  const inText = page("Offices", { body: [same("<p>A booth in the corner.</p>")] });
  expect(score(about, page("Booth news"))).toBeGreaterThan(score(about, page("Pod news")));
  expect(score(about, page("Pod news"))).toBeGreaterThan(score(about, inText));
});

test("all of a query is more than its halves", () => {
  const about = asked("slat cleaning");
  const both = page("Care", { body: [same("<p>Slat. Cleaning.</p>")] });
  const half = page("Care", { body: [same("<p>Slat. Slat. Slat.</p>")] });
  expect(score(about, both)).toBeGreaterThan(score(about, half));
});

test("a question is answered by one paragraph with its heading rather than by words far apart", () => {
  const about = { ...asked("slat humid climate"), question: true };
  const answer = "<h2>Slat panels</h2><p>In a humid climate they need air.</p><p>Else.</p>";
  const apart = "<h2>Else</h2><p>Slat panels.</p><p>Humid. Air.</p><p>The climate.</p>";
  const one = readSigns({ asked: about, document: page("A", { body: [same(answer)] }) });
  const other = readSigns({ asked: about, document: page("A", { body: [same(apart)] }) });
  expect(one.passage).toBeCloseTo(1);
  expect(other.passage).toBeLessThan(0.5);
  expect(score(about, page("A", { body: [same(answer)] }))).toBeGreaterThan(
    score(about, page("A", { body: [same(apart)] })),
  );
});

test("what a class is called means its page, also where the room is named that it is for", () => {
  const booth = term("booth", { classes: ["product/booth"] });
  const office = term("office", { classes: ["project_case/office"] });
  const classPage = page("Silence booth", { ofClass: "product/booth" });
  for (const terms of [[booth], [office, booth]]) {
    const signs = readSigns({ asked: asked("office booth", terms), document: classPage });
    expect(signs.className).toBe(1);
  }
  const cleaning = asked("", [booth, term("cleaning")]);
  expect(readSigns({ asked: cleaning, document: classPage }).className).toBe(0);
});

test("a value that products have is no number of a text", () => {
  const value = { keys: ["persons=4"], near: [], words: ["4"], label: same("4"), start: 0, end: 1 };
  const four = term("4", {
    own: [[lexemePrefixes.value("persons=4")]],
    wide: alternativesForText("4"),
    value,
  });
  const about = asked("4 booth", [four, term("booth")]);
  const product = page("Booth L", { values: [{ keys: ["persons=4"], text: same("4") }] });
  const article = page("Booth", { body: [same("<p>4 things about a booth, 4 more.</p>")] });
  expect(readSigns({ asked: about, document: article }).covered).toBeCloseTo(0.5);
  expect(score(about, product, "product")).toBeGreaterThan(score(about, article));
});

test("who types less than a title means less: micro-perforated is not perforated", () => {
  const about = asked("perforated oak");
  const signs = (title: string) => readSigns({ asked: about, document: page(title) }).wholeTitle;
  expect(signs("Perforated oak")).toBe(1);
  expect(signs("Micro-perforated oak")).toBeLessThan(1);
});
