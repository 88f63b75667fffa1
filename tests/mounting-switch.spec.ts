import { chooseAll } from "./support/choose-all.ts";
import { expect, languages, scriptless, test } from "./support/journey.ts";

/** One with curves of several kinds and long sources, one of whose mountings half have none. */
const products = ["slat-oak", "perforated-oak-16"];

for (const lang of languages) {
  test(`the section of a product stays as high as it is, whatever the mounting: ${lang}`, async ({
    page,
  }) => {
    for (const product of products) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/${lang}/productdetail/${product}.html`);
        const { heights, moved } = await chooseAll(page, { name: "mounting", width });
        expect(heights.length, product).toBeGreaterThan(4);
        expect([...new Set(heights)], `${product} at ${width} px`).toHaveLength(1);
        expect(moved, `${product} at ${width} px`).toEqual([]);
      }
    }
  });
}

test("a mounting without values shows its axes and offers a test", scriptless, async ({ page }) => {
  for (const lang of languages) {
    await page.goto(`/${lang}/productdetail/perforated-oak-16.html`);
    await page.locator('input[name="mounting"]').last().check();
    const shown = page.locator(".one-of [data-view]:visible");
    await expect(shown).toHaveCount(1);
    await expect(shown.locator("svg text").filter({ hasText: /^4000$/ })).toBeVisible();
    await expect(shown.locator("svg [data-band], svg circle")).toHaveCount(0);
    await expect(shown.locator("figcaption a")).toHaveAttribute(
      "href",
      `/${lang}/aboutUs/lianxi.html`,
    );
  }
});

test("arrow keys go through the mountings, without a script", scriptless, async ({ page }) => {
  await page.goto("/en/productdetail/slat-oak.html");
  const shown = page.locator(".one-of [data-view]:visible");
  await expect(shown).toContainText("50 mm battens with an empty void");
  await page.locator('input[name="mounting"]:checked').focus();
  await page.keyboard.press("ArrowDown");
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toContainText("50 mm battens with an empty void");
  await page.emulateMedia({ media: "print" });
  await expect(shown).toHaveCount(4);
});
