import { expect, test } from "vitest";
import { outline, wordsOf } from "./outline.ts";

test("every second-level heading gets an id that its contents list can name", () => {
  const { html, headings } = outline(
    '<h2>What is <em>NRC</em>?</h2><p>…</p><h2 lang="en">Sound &amp; air</h2><h3>Not this</h3>',
  );
  expect(headings).toEqual([
    { id: "what-is-nrc", text: "What is NRC?" },
    { id: "sound-air", text: "Sound & air" },
  ]);
  expect(html).toBe(
    '<h2 id="what-is-nrc">What is <em>NRC</em>?</h2><p>…</p><h2 lang="en" id="sound-air">Sound &amp; air</h2><h3>Not this</h3>',
  );
});

test("Chinese and Arabic headings keep their own letters", () => {
  const { headings } = outline("<h2>什么是混响？</h2><h2>ما هو الصّدى؟</h2>");
  expect(headings.map(({ id }) => id)).toEqual(["什么是混响", "ما-هو-الصّدى"]);
});

test("two headings alike, and one without a letter, still have ids of their own", () => {
  const { headings } = outline("<h2>Notes</h2><h2>Notes</h2><h2>…</h2>");
  expect(headings.map(({ id }) => id)).toEqual(["notes", "notes-2", "section-3"]);
});

test("no id can break out of its attribute", () => {
  const { html } = outline('<h2>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"</h2>');
  expect(html).toContain('<h2 id="script-alert-1-script">');
});

test("words are what a reader sees", () => {
  expect(wordsOf("<p>One &lt;two&gt;</p>\n<ul><li>three</li><li>four</li></ul>")).toBe(
    "One <two> three four",
  );
});
