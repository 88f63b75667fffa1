import { expect, test } from "vitest";
import { cutText, joinText } from "./marks.ts";

test("tags and placeholders become marks, words stay words", () => {
  const html = '<p>Oak &amp; <a href="/x">felt</a>,<br />{count} panels</p>';
  const { pieces, marks } = cutText(html);
  expect(pieces).toEqual([
    {
      mark: "1",
      within: [
        "Oak & ",
        { mark: "2", within: ["felt"] },
        ",",
        { mark: "3" },
        { mark: "4" },
        " panels",
      ],
    },
  ]);
  expect(marks.map(({ open, close }) => [open, close])).toEqual([
    ["<p>", "</p>"],
    ['<a href="/x">', "</a>"],
    ["<br />", undefined],
    ["{count}", undefined],
  ]);
  expect(joinText({ pieces, like: html })).toBe(html);
});

test("a plain text with a sign of less stays as it is", () => {
  const text = "RT < 0.6 s & {seconds}";
  expect(cutText(text).pieces).toEqual(["RT < 0.6 s & ", { mark: "1" }]);
  expect(joinText({ pieces: cutText(text).pieces, like: text })).toBe(text);
});

test.each([
  ["lost", [{ mark: "1", within: ["x"] }]],
  ["doubled", [{ mark: "1", within: [{ mark: "2" }, { mark: "2" }] }]],
  ["of nobody", [{ mark: "1", within: [{ mark: "2" }, { mark: "9" }] }]],
  ["without its other half", [{ mark: "1" }, { mark: "2" }]],
])("a mark that is %s is noticed", (_name, pieces) => {
  expect(joinText({ pieces, like: "<p>a<br>b</p>" })).toBeUndefined();
});

test("words cannot become tags", () => {
  const written = joinText({ pieces: [{ mark: "1", within: ["<script>"] }], like: "<p>a</p>" });
  expect(written).toBe("<p>&lt;script&gt;</p>");
});
