import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  hydrated,
  languages,
  scriptless,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";
import { open, texts } from "./support/shell.ts";

const records = [
  { path: "/productdetail/slat-oak.html", words: "same_product" },
  { path: "/project/cinema/cinema-doha-four-screens", words: "same_case" },
  { path: "/article/what-is-nrc.html", words: "same_article" },
] as const;

/** The link of the header that changes the language. */
const switchTo = (page: Page, lang: string) =>
  page.getByRole("banner").locator(`a[data-language][hreflang=${lang}]`).first();

test.describe("without JavaScript", scriptless, () => {
  for (const lang of languages) {
    test(`a record in ${lang} leads to itself in the other languages, in their words`, async ({
      page,
    }) => {
      for (const { path, words } of records) {
        await page.goto(`/${lang}${path}`);
        const others = languages.filter((other) => other !== lang);
        const links = page
          .getByRole("navigation", { name: texts[lang].other_languages })
          .getByRole("link");
        await expect(links).toHaveText(others.map((other) => texts[other][words]));
        for (const other of others) {
          const link = links.filter({ hasText: texts[other][words] });
          await expect(link).toHaveAttribute("href", `/${other}${path}`);
          await expect(link).toHaveAttribute("lang", other);
        }
        await links.last().click();
        await expect(page).toHaveURL(`/${others.at(-1)}${path}`);
      }
    });
  }

  test("the switch leads home, and nothing is offered there", async ({ page }) => {
    await page.goto("/en/productdetail/slat-oak.html");
    await switchTo(page, "ar").click();
    await expect(page).toHaveURL("/ar");
    await expect(page.locator("dialog[data-left]")).toBeHidden();
  });
});

for (const { from, to, path } of [
  { from: "zh", to: "en", path: "/productdetail/slat-oak.html" },
  { from: "en", to: "ar", path: "/article/what-is-nrc.html" },
  { from: "ar", to: "zh", path: "/cmpProductdetail/slat-oak.html" },
] as const) {
  const t = texts[to];

  test(`from ${from} to ${to} the switch leads home, which offers the way back once`, async ({
    page,
  }) => {
    await open(page, `/${from}${path}`);
    await switchTo(page, to).click();
    await expect(page).toHaveURL(`/${to}`);
    const line = page.getByRole("dialog", { name: t.left_record_here });
    await expect(line).toBeVisible();
    const title = (await line.locator("bdi").first().textContent()) ?? "";
    await expectAccessible(page);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await widthBeyondWindow(page), `${width} px`).toBe(0);
      const box = await line.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await line.getByRole("link", { name: t.left_record_here }).click();
    await expect(page).toHaveURL(`/${to}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

    await page.goBack();
    await expect(page).toHaveURL(`/${to}`);
    await expect(line).toBeHidden();
  });
}

test("the offer can be closed, and stays away", async ({ page }) => {
  await open(page, "/en/productdetail/slat-oak.html");
  await switchTo(page, "ar").click();
  const line = page.getByRole("dialog", { name: texts.ar.left_record_here });
  await line.getByRole("button", { name: texts.ar.close }).click();
  await expect(line).toBeHidden();
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(line).toBeHidden();
});

test("whoever comes home in the language they read is offered nothing", async ({ page }) => {
  await open(page, "/zh/productdetail/slat-oak.html");
  await page.getByRole("banner").locator('a[href="/zh"]:has(svg)').first().click();
  await expect(page).toHaveURL("/zh");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("dialog[data-left]")).toBeHidden();
});
