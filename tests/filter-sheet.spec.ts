import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  hydrated,
  languages,
  older,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";
import { hold, texts } from "./support/shell.ts";

type Lang = (typeof languages)[number];

/** What the sheet and its button say, with their numbers. */
const counted = {
  zh: {
    products: (count: number) => `查看 ${count} 款产品`,
    results: (count: number) => `查看 ${count} 条结果`,
    chosen: (count: number) => `筛选（已选 ${count} 项）`,
  },
  en: {
    products: (count: number) => `Show ${count} product${count === 1 ? "" : "s"}`,
    results: (count: number) => `Show ${count} result${count === 1 ? "" : "s"}`,
    chosen: (count: number) => `Filter (${count} chosen)`,
  },
  ar: {
    products: (count: number) => `عرض المنتجات: ${count}`,
    results: (count: number) => `عرض النتائج: ${count}`,
    chosen: (count: number) => `التصفية (المختار: ${count})`,
  },
};

function partsOf(page: Page, lang: Lang) {
  const sheet = page.getByRole("dialog", { name: texts[lang].filter_show });
  const choice = (name: string, value: string) =>
    sheet.locator(`[name="${name}"][value="${value}"]`);
  return {
    sheet,
    choice,
    opener: (chosen = 0) =>
      page.getByRole("button", {
        name: chosen > 0 ? counted[lang].chosen(chosen) : texts[lang].filter_show,
        exact: true,
      }),
    show: (count: number, what: "products" | "results" = "products") =>
      sheet.getByRole("button", { name: counted[lang][what](count), exact: true }),
    /** How much a choice promises. */
    promised: async (name: string, value: string) => {
      const label = sheet.locator(`label:has([name="${name}"][value="${value}"])`);
      return Number((await label.textContent())?.match(/\d+$/)?.[0]);
    },
    cards: page.locator("#products article"),
  };
}

async function openList(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await hydrated(page);
}

for (const lang of languages) {
  const t = texts[lang];

  test(
    `filters on a phone in ${lang}: counted, left alone, applied, and back`,
    older,
    async ({ page }) => {
      const { sheet, choice, opener, show, promised, cards } = partsOf(page, lang);
      await openList(page, `/${lang}/product.html`);
      await expect(page.locator("#products summary").first()).toBeHidden();
      const all = await cards.count();
      await opener().press("Enter");
      await expect(sheet.getByRole("button", { name: t.close })).toBeFocused();

      const count = await promised("material", "polyester");
      await choice("material", "polyester").check();
      await expect(show(count)).toBeVisible();
      await expect(sheet.getByRole("status")).toHaveText(counted[lang].products(count));
      await expect(choice("material", "polyester")).toBeFocused();
      // What gives nothing beside it is no longer offered.
      await expect(choice("material", "booth")).toBeVisible();
      await expect(choice("family", "silenceBooth")).toHaveCount(0);
      await expect(page).toHaveURL(`/${lang}/product.html`);
      await expectAccessible(page, { colours: lang === "en" });
      expect(await widthBeyondWindow(page)).toBe(0);

      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await expect(opener()).toBeFocused();
      await opener().click();
      await expect(choice("material", "any")).toBeChecked();
      await expect(choice("family", "silenceBooth")).toBeVisible();

      await choice("material", "polyester").check();
      await show(count).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(`/${lang}/product.html?material=polyester`);
      await expect(cards).toHaveCount(count);
      await expect(opener(1)).toBeFocused();
      const tags = page.getByRole("list", { name: t.filter_chosen });
      await expect(tags.getByRole("link")).toHaveCount(1);

      await page.goBack();
      await expect(page).toHaveURL(`/${lang}/product.html`);
      await expect(opener()).toBeVisible();
      await expect(cards).toHaveCount(all);
      await page.goForward();
      await tags.getByRole("link").click();
      await expect(page).toHaveURL(`/${lang}/product.html`);
      await expect(tags).toHaveCount(0);
    },
  );
}

test("another family is another page, and what was chosen goes along", async ({ page }) => {
  const { choice, opener, show, promised, cards } = partsOf(page, "en");
  await openList(page, "/en/product.html?sort=code&mounting=battens");
  await opener(1).click();
  const count = await promised("family", "woodSlat");
  await choice("family", "woodSlat").check();
  await show(count).click();
  await expect(page).toHaveURL("/en/product/woodSlat.html?sort=code&mounting=battens#product-list");
  await expect(cards).toHaveCount(count);
});

test("all filters go at once, from the sheet", async ({ page }) => {
  const { sheet, opener } = partsOf(page, "ar");
  await openList(page, "/ar/product.html?material=polyester&mounting=direct");
  await opener(2).click();
  await sheet.getByRole("link", { name: texts.ar.filter_clear }).click();
  await expect(page).toHaveURL("/ar/product.html");
  await expect(sheet).toBeHidden();
  await expect(opener()).toBeFocused();
});

test("what is applied before it was counted counts, and only the last choice does", async ({
  page,
}) => {
  const { choice, opener, sheet } = partsOf(page, "en");
  await openList(page, "/en/product.html");
  await opener().click();
  const deliver = await hold(page, /material=wood-slat/);
  await choice("material", "wood-slat").check();
  await choice("material", "polyester").check();
  await sheet.locator("[type=submit]").last().click();
  await expect(page).toHaveURL("/en/product.html?material=polyester");
  deliver();
  await expect(opener(1)).toBeVisible();
  await expect(page.locator("#products article")).toHaveCount(9);
});

test("a phone held sideways can still close what it has opened", async ({ page }) => {
  const { sheet, opener } = partsOf(page, "zh");
  await openList(page, "/zh/product.html");
  await opener().click();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(sheet).toBeVisible();
  await sheet.getByRole("button", { name: texts.zh.close }).click();
  await expect(sheet).toBeHidden();
});

test("a search is narrowed to a kind and a class; another kind lets go of the class", async ({
  page,
}) => {
  const { sheet, choice, opener, show, promised } = partsOf(page, "en");
  await openList(page, "/en/search?query=oak");
  await expect(page.getByRole("navigation", { name: texts.en.search_kinds })).toHaveCount(0);
  await opener().click();
  const products = await promised("kind", "product");
  await choice("kind", "product").check();
  await expect(show(products, "results")).toBeVisible();
  const grooved = await promised("class", "grooved");
  await choice("class", "grooved").check();
  await show(grooved, "results").click();
  await expect(page).toHaveURL("/en/search?query=oak&kind=product&class=grooved");
  await expect(page.locator("main article")).toHaveCount(grooved);
  await expect(page.getByRole("link", { name: /^Remove filter/ })).toHaveCount(2);

  await opener(2).click();
  await choice("kind", "article").check();
  await sheet.locator("[type=submit]").last().click();
  await expect(page).toHaveURL("/en/search?query=oak&kind=article");
  await expect(page.getByRole("link", { name: /^Remove filter/ })).toHaveCount(1);
});
