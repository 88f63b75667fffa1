import type { Page } from "@playwright/test";
import { expect, expectAccessible, forgive, hydrated, languages, test } from "./support/journey.ts";
import { screens } from "./support/screens.ts";

/** Who can use a page is examined in two windows, each in another language from page to page. */
const examined = [390, 1440];

for (const [at, path] of screens.entries()) {
  test(`${path || "/"} comes alive, is accessible and fits every window`, async ({
    page,
    problems,
  }) => {
    for (const [spoken, lang] of languages.entries()) {
      const width = examined[(at + spoken) % languages.length];
      await page.setViewportSize({ width: width ?? 768, height: 900 });
      await page.goto(`/${lang}${path}`);
      await hydrated(page);
      if (width) await expectAccessible(page);
      for (const width of [320, 390, 768, 1080, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await widthBeyondWindow(page), `${lang} at ${width} px`).toBe(0);
      }
    }
    // A window that changes at once shows another width of the picture than the one preloaded.
    forgive(problems, /preloaded/);
  });
}

function widthBeyondWindow(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

test("nothing moves while a page loads", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: Reflect.get(window, "shift") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["", "/silencebooth.html", "/productdetail/slat-oak.html"]) {
    for (const lang of languages) {
      await page.goto(`/${lang}${path}`);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      const shift = await page.evaluate(() => Reflect.get(window, "shift"));
      expect(shift, `/${lang}${path}`).toBeLessThan(0.02);
    }
  }
});
