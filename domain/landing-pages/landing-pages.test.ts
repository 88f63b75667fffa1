import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { readPreview, savePreview, withPreview } from "../records/preview.ts";
import { previewedContent } from "../records/previewed-content.ts";
import { publishedContent } from "../records/written-content.ts";
import { getLandingPage } from "./get-landing-page.ts";

giveOwnDatabase();

const words = (en: string) => ({ zh: en, en, ar: en });
const nothing = words("");

const whole = {
  id: "quiet",
  title: words("Quiet"),
  sections: [
    {
      type: "figures",
      id: "figures",
      shown: true,
      figures: [{ value: words("2"), label: words("factories") }],
    },
    {
      ...{ type: "action", id: "action", shown: false, title: words("Write") },
      button: { label: words("Write to us"), to: "/aboutUs/lianxi.html" },
    },
  ],
};

/** The words for what is wrong, by place. */
function problemsOf(content: object) {
  const { error } = publishedContent("landing_page").safeParse(content);
  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

test("a page shows its sections in their order, without those that are hidden", async () => {
  const before = await getLandingPage({ id: "meeting-rooms", lang: "en" });
  expect(before?.sections.map(({ type }) => type)).toEqual([
    ...["hero", "columns", "chart", "products", "gallery", "action"],
  ]);
  expect(before?.picture?.id).toBe("pair-meeting-treated");
  await sql`update landing_page set content = jsonb_set(jsonb_set(content,
    '{sections,1,shown}', 'false'), '{sections,3,products,0}', '"gone"')
    where id = 'meeting-rooms'`.execute(db);
  const after = await getLandingPage({ id: "meeting-rooms", lang: "ar" });
  expect(after?.sections.map(({ id }) => id)).not.toContain("columns");
  const products = after?.sections.find((section) => section.type === "products");
  expect(products?.products.map(({ id }) => id)).toEqual([
    ...["pet-cloud-rectangle", "pet-baffle", "perforated-oak-16"],
  ]);
  const chart = after?.sections.find((section) => section.type === "chart");
  // No curve without its mounting and what it is.
  expect(chart?.product?.mounting.depth).toBeGreaterThan(0);
  expect(chart?.product?.curves[0]?.status).toMatch(/^(?:measured|comparable|calculated)$/);
  expect(await getLandingPage({ id: "no-such-page", lang: "en" })).toBeUndefined();
});

test("a whole page can be published; a section with blank words cannot, hidden or not", () => {
  expect(problemsOf(whole)).toEqual([]);
  const [figures, action] = whole.sections;
  expect(
    problemsOf({
      ...whole,
      sections: [
        { ...figures, title: nothing, figures: [{ value: words("2"), label: nothing }] },
        { ...action, button: { label: nothing, to: "/" } },
      ],
    }),
  ).toEqual([
    "sections.0.title.zh: required",
    "sections.0.figures.0.label.zh: required",
    "sections.1.button.label.zh: required",
  ]);
});

test.each([
  ["another site without a scheme", "//evil.example", false],
  ["the same with a backslash", "/\\evil.example", false],
  ["a script", "javascript:alert(1)", false],
  ["a site without encryption", "http://example.com", false],
  ["a page of ours", "/product.html?x=1#top", true],
  ["a site", "https://example.com/a", true],
])("a button that leads to %s: %s", (_name, to, accepted) => {
  const [, action] = whole.sections;
  const sections = [{ ...action, button: { label: words("Go"), to } }];
  expect(problemsOf({ ...whole, sections }).length === 0).toBe(accepted);
});

test("a kind of section that nobody designed is refused", () => {
  const sections = [{ type: "html", id: "html", shown: true, html: "<script>" }];
  expect(problemsOf({ ...whole, sections })).not.toEqual([]);
});

test("a page that has only been begun can be looked at, and cannot be published", async () => {
  const begun = {
    id: "begun",
    sections: [
      { type: "hero", id: "hero", shown: true },
      { type: "products", id: "products", shown: true },
    ],
  };
  expect(problemsOf(begun)).not.toEqual([]);
  const content = previewedContent("landing_page").parse(begun);
  const { token, path } = await savePreview({ kind: "landing_page", content });
  expect(path).toBe("/pages/begun");
  const preview = await readPreview({ token });
  if (!preview) throw new Error("no preview");
  const shown = await withPreview(preview, () => getLandingPage({ id: "begun", lang: "zh" }));
  expect(shown?.sections).toMatchObject([
    { type: "hero", title: "", layout: "beside", picture: undefined },
    { type: "products", products: [] },
  ]);
  // Other kinds want all of it: their pages cannot do without.
  expect(previewedContent("topic").safeParse({ id: "begun" }).success).toBe(false);
});
