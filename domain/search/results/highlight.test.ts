import { expect, test } from "vitest";
import type { Text } from "../../language/text.ts";
import { readSynonyms } from "../query/synonyms.ts";
import { readTerms } from "../query/terms.ts";
import { createHighlighter, type Segment } from "./highlight.ts";
import { makeSnippet } from "./snippet.ts";

const synonyms = readSynonyms([
  ["吸音", "吸声"],
  ["booth", "pod", "静音舱"],
  ["fleece", "glass wool"],
]);

function highlighterFor(query: string) {
  return createHighlighter(readTerms({ query, synonyms }));
}

function show(segments: Segment[]): string {
  return segments.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");
}

test.each([
  ["panel", "Panels, and a panel's back", "[Panels], and a [panel's] back"],
  ["格栅板", "木格栅吸音板", "木[格栅]吸音板"],
  ["吸音板", "木质吸声板", "木质[吸声板]"],
  ["pod", "静音舱 S：the booth", "[静音舱] S：the [booth]"],
  ["لوح", "اللوح الخشبي", "[اللوح] الخشبي"],
  ["600x2400", "从 600 × 2400 mm 起", "从 [600 × 2400 mm] 起"],
  ["fleece", "wool and glass", "[wool] and [glass]"],
  // One word of several means something else.
  ["fleece", "a glass door", "a glass door"],
  ["<b>", "a <b> c", "a <[b]> c"],
])("for %s, %s is marked as %s", (query, text, marked) => {
  const segments = highlighterFor(query).mark(text);
  expect(show(segments)).toBe(marked);
  expect(segments.map((segment) => segment.text).join("")).toBe(text);
});

function snippetFor({ query, title = "", texts }: { query: string; title?: Text; texts: Text[] }) {
  const terms = readTerms({ query, synonyms }).length;
  return makeSnippet({ title, texts, terms, highlighter: highlighterFor(query) });
}

test("a snippet is the sentence with most of what was sought", () => {
  const texts = [
    "A summary of oak.",
    "<p>Something else. Nothing.</p><p>Teak &amp; oak together.</p>",
  ];
  const shown = (query: string, title = "") => show(snippetFor({ query, title, texts }).segments);
  expect(shown("teak oak")).toBe("[Teak] & [oak] together.");
  expect(shown("oak")).toBe("A summary of [oak].");
  expect(shown("zebra")).toBe("A summary of oak.");
  // What the title says already need not be said again.
  expect(shown("teak oak", "Teak panel")).toBe("A summary of [oak].");
});

test("a snippet stays short and keeps the hit", () => {
  const long = `${"word ".repeat(100)}oak${" word".repeat(100)}`;
  const { segments } = snippetFor({ query: "oak", texts: [long] });
  const text = segments.map((segment) => segment.text).join("");
  expect(text.length).toBeLessThan(250);
  expect(show(segments)).toMatch(/^….* \[oak\] .*…$/);
});

test("a snippet in another language than the reader's says so", () => {
  const texts: Text[] = ["ألواح.", { text: "Oak boards.", lang: "en" }];
  expect(snippetFor({ query: "oak", texts }).lang).toBe("en");
  expect(snippetFor({ query: "لوح", texts }).lang).toBeUndefined();
});

test("a sentence that tells is found however far down, others only near the beginning", () => {
  const texts = [`${"<p>Nothing here.</p>".repeat(100)}<p>Oak at last.</p>`];
  expect(show(snippetFor({ query: "oak", texts }).segments)).toBe("[Oak] at last.");
  const twice = [`<p>Oak first.</p>${"<p>Nothing here.</p>".repeat(100)}<p>Oak and teak.</p>`];
  expect(show(snippetFor({ query: "oak teak", texts: twice }).segments)).toBe("[Oak] first.");
});
