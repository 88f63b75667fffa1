import { describe, expect, test } from "vitest";
import { figureNames } from "../figures/figure-names.ts";
import { sanitizeRichText } from "../text/rich-text.ts";
import { articleBody } from "./article-body.ts";

const inEnglish = (en: string) => ({ zh: "<p>一</p>", en, ar: "<p>واحد</p>" });
const figure = (name: string) =>
  `<figure data-figure="${name}"><figcaption>a</figcaption></figure>`;

describe("the text of an article", () => {
  test.each(figureNames)("may show the drawing %s", (name) => {
    const body = inEnglish(`<p>One</p>${figure(name)}`);
    expect(articleBody.parse(body)).toEqual(body);
  });

  test("is refused with a drawing that does not exist, in words that help", () => {
    const { error } = articleBody.safeParse(inEnglish(figure("decay-of-teeth")));
    expect(error?.issues).toMatchObject([
      {
        path: ["en"],
        params: { word: "unknown-figure" },
        message: expect.stringMatching(/no drawing called “decay-of-teeth”.*reverberation-decay/),
      },
    ]);
  });

  test("is refused with a drawing in the middle of something else", () => {
    const { error } = articleBody.safeParse(
      inEnglish(`<blockquote>${figure("two-paths")}</blockquote>`),
    );
    expect(error?.issues).toMatchObject([{ path: ["en"], params: { word: "misplaced-figure" } }]);
  });

  test("has nothing else in its drawings than their names and captions", () => {
    const sent =
      '<figure data-figure="two-paths" onclick="x()" class="y"><script>x()</script></figure>';
    expect(articleBody.parse(inEnglish(sent)).en).toBe('<figure data-figure="two-paths"></figure>');
  });
});

test("other texts of the site have no drawings", () => {
  expect(sanitizeRichText(`<p>One</p>${figure("two-paths")}<p>Two</p>`)).toBe(
    "<p>One</p><p>Two</p>",
  );
});
