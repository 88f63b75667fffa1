import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  hydrated,
  languages,
  scriptless,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";

/** Every drawing, the article it stands in, and how many views it has. */
const figures = [
  { article: "reading-an-absorption-curve", views: 6 },
  { article: "reverberation-explained", views: 4 },
  { article: "what-is-nrc", views: 3 },
  { article: "nrc-versus-alpha-w", views: 4 },
  { article: "why-mounting-matters", views: 3 },
  { article: "absorption-is-not-insulation", views: 3 },
  { article: "how-much-panel-do-i-need", views: 5 },
  { article: "booth-classes-iso-23351", views: 5 },
];

const evidence = {
  zh: /计算|文献/,
  en: /Calculated|Literature/,
  ar: /محسوب|مراجع|منشور/,
};

for (const lang of languages) {
  test(
    `every drawing shows one view at a time, by keyboard and without a script: ${lang}`,
    scriptless,
    async ({ page }) => {
      for (const { article, views } of figures) {
        await page.goto(`/${lang}/article/${article}.html`);
        const figure = page.locator("article figure:has(.one-of)");
        await expect(figure).toHaveCount(1);
        // It is laid out when it comes near.
        await figure.scrollIntoViewIfNeeded();
        await expect(figure.locator("figcaption")).not.toBeEmpty();
        await expect(figure).toContainText(evidence[lang]);
        const shown = figure.locator("[data-view]:visible");
        await expect(figure.locator("[data-view]")).toHaveCount(views);
        await expect(shown).toHaveCount(1);
        const drawing = shown.getByRole("img").first();
        await expect(drawing).toHaveAccessibleName(/\S/);
        await expect(drawing).toHaveAccessibleDescription(/\d/);
        const before = await drawing.innerHTML();
        const height = (await figure.boundingBox())?.height;
        await figure.locator("fieldset :checked").focus();
        await page.keyboard.press("ArrowUp");
        await expect(shown).toHaveCount(1);
        expect(await shown.getByRole("img").first().innerHTML()).not.toBe(before);
        expect((await figure.boundingBox())?.height).toBe(height);
      }
    },
  );
}

for (const lang of languages) {
  test(`an example room has the calculator's numbers and opens there: ${lang}`, async ({
    page,
  }) => {
    const words = JSON.parse(readFileSync(`messages/${lang}.json`, "utf8"));
    for (const article of ["reverberation-explained", "how-much-panel-do-i-need"]) {
      await page.goto(`/${lang}/article/${article}.html`);
      const figure = page.getByRole("figure", { name: words.figure_example_title });
      await expect(figure).toContainText(evidence[lang]);
      await expect(figure.locator("figcaption")).not.toBeEmpty();
      await figure.getByText(words.figure_values).click();
      const cells = (name: string, within: Page | Locator) =>
        within.getByRole("row", { name }).getByRole("cell").allTextContents();
      const before = await cells(words.calculator_row_before, figure);
      const after = await cells(words.calculator_row_after, figure);
      expect(before).toEqual(["1.91", "2.16", "2.78", "2.87", "3.43", "2.71"]);
      await expect(figure).toContainText(after[2] ?? "");
      await expectAccessible(page);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 400 });
        expect(await widthBeyondWindow(page), `${width} px`).toBe(0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await figure.getByRole("link", { name: words.calculator_open_room }).click();
      await hydrated(page);
      const table = page.getByRole("table", { name: words.reverberation_table });
      await expect(table.getByRole("row", { name: words.calculator_row_after })).toBeVisible();
      expect(await cells(words.calculator_row_before, table)).toEqual(before);
      expect(await cells(words.calculator_row_after, table)).toEqual(after);
    }
  });
}

test("the numbers of a drawing can be read as a table", scriptless, async ({ page }) => {
  await page.goto("/en/article/reverberation-explained.html");
  const figure = page.locator("article figure:has(.one-of)");
  const table = figure.getByRole("table");
  await expect(table).toBeHidden();
  await figure.getByText("The values as a table").click();
  await expect(table.getByRole("row", { name: "30 32.8 0.93" })).toBeVisible();
});

test("a choice changes what is said as well as what is drawn", scriptless, async ({ page }) => {
  await page.goto("/en/article/nrc-versus-alpha-w.html");
  const figure = page.locator("article figure:has(.one-of)");
  const shown = figure.locator("[data-view]:visible");
  await expect(shown).toContainText("no more than 0.10. The curve stays here");
  await figure.getByRole("radio", { name: "Shifted by 0.35" }).check();
  await expect(shown).toContainText("add up to 0.15, more than 0.10");
});

test("on paper every view is printed, with its numbers", scriptless, async ({ page }) => {
  await page.goto("/en/article/why-mounting-matters.html");
  await page.emulateMedia({ media: "print" });
  const figure = page.locator("article figure:has(.one-of)");
  await expect(figure.locator("[data-view]:visible")).toHaveCount(3);
  await expect(figure.locator("fieldset")).toBeHidden();
  const name = figure.locator("[data-view] > p:first-child").last();
  await expect(name).toBeVisible();
  await expect(name).toHaveText("On battens with wool");
});

/** Every drawing once, a third of them in each language. */
for (const [position, lang] of languages.entries()) {
  test(`drawings fit every window and are accessible: ${lang}`, async ({ page }) => {
    for (const { article } of figures.filter((_, at) => at % languages.length === position)) {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`/${lang}/article/${article}.html`);
      await hydrated(page);
      await page.locator("article figure:has(.one-of) summary").click();
      await expectAccessible(page);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 200 });
        expect(await widthBeyondWindow(page), `${article} at ${width} px`).toBe(0);
      }
    }
  });
}

test("frequency runs from left to right in Arabic as well", scriptless, async ({ page }) => {
  await page.goto("/ar/article/what-is-nrc.html");
  const drawing = page.locator("figure [data-view]:visible").getByRole("img").first();
  const at = async (band: string) =>
    (await drawing.getByText(band, { exact: true }).boundingBox())?.x ?? 0;
  expect(await at("125")).toBeLessThan(await at("4000"));
});
