import { describe, expect, test } from "vitest";
import { figuresIn, splitAtFigures } from "./figures-in-text.ts";

const figure = (name: string, caption = "") =>
  `<figure data-figure="${name}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

describe("an article with drawings", () => {
  test("is cut where they stand, in order, with their captions", () => {
    const html = `<p>One</p>${figure("two-paths", 'Two <a href="/x">paths</a>')}<p>Two</p>${figure("panel-area")}`;
    expect(splitAtFigures(html)).toEqual([
      { kind: "text", html: "<p>One</p>" },
      { kind: "figure", name: "two-paths", caption: 'Two <a href="/x">paths</a>' },
      { kind: "text", html: "<p>Two</p>" },
      { kind: "figure", name: "panel-area", caption: "" },
    ]);
  });

  test("leaves out what it does not know, and keeps pictures with their captions", () => {
    const picture = '<figure><img src="/media/a/1.webp" /><figcaption>Oak</figcaption></figure>';
    expect(splitAtFigures(`${picture}${figure("no-such-drawing", "gone")}<p>End</p>`)).toEqual([
      { kind: "text", html: picture },
      { kind: "text", html: "<p>End</p>" },
    ]);
  });

  test("is never cut within a list, a quotation or a table", () => {
    for (const [open, close] of [
      ["<ul><li>", "</li></ul>"],
      ["<blockquote>", "</blockquote>"],
      ["<table><tbody><tr><td>a<br />", "</td></tr></tbody></table>"],
    ]) {
      const html = `<p>One</p>${open}${figure("two-paths")}${close}`;
      expect(figuresIn(html)).toMatchObject([{ name: "two-paths", standsAlone: false }]);
      expect(splitAtFigures(html)).toEqual([{ kind: "text", html }]);
    }
  });

  test("without any is one piece", () => {
    expect(splitAtFigures("<p>One</p><p>Two</p>")).toEqual([
      { kind: "text", html: "<p>One</p><p>Two</p>" },
    ]);
  });
});
