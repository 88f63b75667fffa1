import { expect, hydrated, languages, scriptless, test } from "./support/journey.ts";

/** With curves of several kinds and long sources; the last without any. */
const products = ["slat-oak", "pet-flat-24", "perforated-oak-16", "grooved-walnut-28-4"];

for (const lang of languages) {
  test(`the section of a product stays as high as it is, whatever the mounting: ${lang}`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const product of products) {
        await page.goto(`/${lang}/productdetail/${product}.html`);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        const section = page.locator(".one-of").first();
        await section.scrollIntoViewIfNeeded();
        await page.evaluate(() => {
          const moved: number[] = [];
          Reflect.set(window, "moved", moved);
          // Those right after a press as well, which no score counts.
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, "value")));
          }).observe({ type: "layout-shift" });
        });
        const heights = new Set<number | undefined>();
        const radios = section.getByRole("radio");
        expect(await radios.count()).toBeGreaterThan(1);
        for (const radio of await page.locator('input[name="mounting"]').all()) {
          await radio.check();
          await expect(section.locator(":scope > [data-views] > div:visible")).toHaveCount(1);
          heights.add((await section.boundingBox())?.height);
        }
        expect([...heights], `${product} ${width}`).toHaveLength(1);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        expect(await page.evaluate(() => Reflect.get(window, "moved"))).toEqual([]);
      }
    }
  });
}

test("a mounting without values shows its axes and offers a test", scriptless, async ({ page }) => {
  for (const lang of languages) {
    await page.goto(`/${lang}/productdetail/perforated-oak-16.html`);
    await page.locator('input[name="mounting"]').last().check();
    const shown = page.locator(".one-of > [data-views] > div:visible");
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
  const shown = page.locator(".one-of > [data-views] > div:visible");
  await expect(shown).toContainText("50 mm battens with an empty void");
  await page.locator('input[name="mounting"]:checked').focus();
  await page.keyboard.press("ArrowDown");
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toContainText("50 mm battens with an empty void");
  await page.emulateMedia({ media: "print" });
  await expect(shown).toHaveCount(4);
});
