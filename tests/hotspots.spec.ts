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

const shown = "/project/office/office-berlin-startup-loft";
/** Where the first two of its products are in the picture, in per cent. */
const places = [
  { product: "slat-oak", x: 46, y: 47 },
  { product: "pet-baffle", x: 45, y: 24 },
];

const texts = {
  zh: { points: "图中所用产品", quantity: "52 m²" },
  en: { points: "Products in the picture", quantity: "52 m²" },
  ar: { points: "المنتجات الظاهرة في الصورة", quantity: "52 م²" },
};

function parts(page: Page, lang: (typeof languages)[number]) {
  const region = page.getByRole("region", { name: texts[lang].points });
  return {
    region,
    points: region.locator("summary"),
    card: region.locator("details[open] > div"),
    list: region.locator("ol > li"),
  };
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
}

test(
  "on a phone each point opens one card within the window, by press and by key, without a script",
  scriptless,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const lang of languages) {
      await page.goto(`/${lang}${shown}`);
      const { region, points, card, list } = parts(page, lang);
      await expect(points).toHaveCount(5);
      await expect(list).toHaveCount(5);
      await region.scrollIntoViewIfNeeded();
      for (const [at, point] of (await points.all()).entries()) {
        const target = await boxOf(point);
        expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(40);
        await point.click();
        await expect(card).toHaveCount(1);
        const product = await list.nth(at).getByRole("link").innerText();
        await expect(card.getByRole("link")).toHaveText(product);
        const box = await boxOf(card);
        expect(box.x, product).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, product).toBeLessThanOrEqual(390);
        expect(await widthBeyondWindow(page)).toBe(0);
        await point.click();
        await expect(card).toHaveCount(0);
      }
      const first = points.first();
      await first.focus();
      await page.keyboard.press("Enter");
      await expect(card).toContainText(texts[lang].quantity);
      await page.keyboard.press("Space");
      await expect(card).toHaveCount(0);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/${lang}/productdetail/slat-oak.html`);
    }
  },
);

test("the numbers lie on the same places of the picture in every language and window", async ({
  page,
}) => {
  for (const [at, width] of [390, 768, 1440].entries()) {
    await page.setViewportSize({ width, height: 900 });
    const lang = languages[at] ?? "en";
    await page.goto(`/${lang}${shown}`);
    const { region, points } = parts(page, lang);
    const picture = await boxOf(region.locator("img"));
    for (const [position, { x, y }] of places.entries()) {
      const box = await boxOf(points.nth(position));
      const across = ((box.x + box.width / 2 - picture.x) / picture.width) * 100;
      const down = ((box.y + box.height / 2 - picture.y) / picture.height) * 100;
      expect(Math.abs(across - x)).toBeLessThan(0.5);
      expect(Math.abs(down - y)).toBeLessThan(0.5);
    }
  }
});

test("an open card is accessible, and only one is open", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/ar${shown}`);
  await hydrated(page);
  const { points, card } = parts(page, "ar");
  await points.nth(1).click();
  await points.nth(4).click();
  await expect(card).toHaveCount(1);
  await expectAccessible(page);
});

test("on paper the numbers and their list stand, and no card", scriptless, async ({ page }) => {
  await page.goto(`/en${shown}`);
  const { points, card, list } = parts(page, "en");
  await points.first().click();
  await page.emulateMedia({ media: "print" });
  await expect(points.first()).toBeVisible();
  await expect(list.first()).toBeVisible();
  await expect(card).toBeHidden();
});
