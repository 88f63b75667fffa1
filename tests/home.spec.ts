import { expect, expectAccessible, hydrated, languages, test } from "./support/journey.ts";

const heading = {
  zh: "一面木墙，收住满屋回声",
  en: "Wood that takes the echo away",
  ar: "خشبٌ يهدأ عنده الصدى",
};
const direction = { zh: "ltr", en: "ltr", ar: "rtl" };

for (const lang of languages) {
  test.describe(`home page in ${lang}`, () => {
    test("reads right from the first byte", async ({ request }) => {
      const html = await (await request.get(`/${lang}`)).text();
      expect(html).toContain(`<html lang="${lang}" dir="${direction[lang]}"`);
      expect(html).toContain(heading[lang]);
      expect(html).toMatch(/<link rel="canonical" href="[^"]+\/(zh|en|ar)"\/>/);
      for (const other of [...languages, "x-default"]) {
        expect(html).toContain(`hrefLang="${other}"`);
      }
    });

    test("comes alive without an error and is accessible", async ({ page }) => {
      await page.goto(`/${lang}`);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading[lang]);
      await expect(page.locator("html")).toHaveAttribute("dir", direction[lang]);
      await expectAccessible(page);
    });

    test("fits a phone without sideways scrolling", async ({ page }) => {
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${lang}`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });

    test("shows every picture", async ({ page }) => {
      await page.goto(`/${lang}`);
      const pictures = page.locator("main img");
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
    });

    test("an unknown address answers 404 in the language", async ({ page, problems }) => {
      const response = await page.goto(`/${lang}/no/such/page.html`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await hydrated(page);
      await expectAccessible(page);
      // The browser itself notes the status of the document.
      problems.splice(
        0,
        problems.length,
        ...problems.filter((text) => !/status of 404/.test(text)),
      );
    });
  });
}

test("the language links change language, direction and cookie", async ({ page, context }) => {
  await page.goto("/en");
  await page.getByRole("navigation", { name: "Languages" }).first().getByText("العربية").click();
  await expect(page).toHaveURL(/\/ar$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const cookie = (await context.cookies()).find(({ name }) => name === "lang");
  expect(cookie).toMatchObject({ value: "ar", sameSite: "Lax", path: "/" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});

test("works without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${process.env.SITE_UNDER_TEST}/en`);
  await page.getByText("Menu").click();
  await page.getByRole("link", { name: "中文" }).last().click();
  await expect(page).toHaveURL(/\/zh$/);
  await context.close();
});

test("no script is fetched before the first frames are painted", async ({ page }) => {
  await page.addInitScript(() => {
    const paint = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (frame) => held.push(frame);
    Object.assign(window, {
      letPaint: () => {
        window.requestAnimationFrame = paint;
        for (const frame of held) paint(frame);
      },
    });
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/en", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.evaluate(() => Reflect.get(window, "letPaint")());
  await hydrated(page);
  expect(scripts).not.toEqual([]);
});

test("nothing moves while the page loads", async ({ page }) => {
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
  for (const lang of languages) {
    await page.goto(`/${lang}`);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.02);
  }
});
