import { expect, test } from "vitest";
import { createHighlighter, type Segment } from "./highlight.ts";
import { makeSnippet } from "./snippet.ts";
import { readSynonyms } from "./synonyms.ts";
import { readTerms } from "./terms.ts";

const synonyms = readSynonyms([
  ["吸音", "吸声"],
  ["booth", "pod", "静音舱"],
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
  ["<b>", "a <b> c", "a <[b]> c"],
])("for %s, %s is marked as %s", (query, text, marked) => {
  const segments = highlighterFor(query).mark(text);
  expect(show(segments)).toBe(marked);
  expect(segments.map((segment) => segment.text).join("")).toBe(text);
});

function snippetFor({ query, texts }: { query: string; texts: string[] }) {
  const terms = readTerms({ query, synonyms }).length;
  return makeSnippet({ texts, terms, highlighter: highlighterFor(query) });
}

test("a snippet is the sentence with most of what was sought", () => {
  const texts = [
    "A summary of oak.",
    "<p>Something else. Nothing.</p><p>Teak &amp; oak together.</p>",
  ];
  expect(show(snippetFor({ query: "teak oak", texts }))).toBe("[Teak] & [oak] together.");
  expect(show(snippetFor({ query: "oak", texts }))).toBe("A summary of [oak].");
  expect(show(snippetFor({ query: "zebra", texts }))).toBe("A summary of oak.");
});

test("a snippet stays short and keeps the hit", () => {
  const long = `${"word ".repeat(100)}oak${" word".repeat(100)}`;
  const snippet = snippetFor({ query: "oak", texts: [long] });
  const text = snippet.map((segment) => segment.text).join("");
  expect(text.length).toBeLessThan(250);
  expect(show(snippet)).toMatch(/^….* \[oak\] .*…$/);
});
