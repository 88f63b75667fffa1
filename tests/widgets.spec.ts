import type { Locator, Page } from "@playwright/test";
import {
  clockTest,
  expect,
  expectAccessible,
  forgive,
  languages,
  scriptless,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";
import { freeze, listCovered, open, pass, texts, watchShifts } from "./support/shell.ts";

const widths = [320, 390, 470, 768, 1080, 1440];
const tabs = (page: Page) => page.locator("aside.fixed");
const bar = (page: Page) => page.locator("nav.fixed");
const whatsapp = 'a[href^="https://wa.me/"]';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It has no place on the page");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether two things on the page share some of their ground. */
async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}

// What hangs on no words is tried in one of the languages.
for (const lang of languages) {
  const t = texts[lang];

  test.describe(`the floating widgets in ${lang}`, () => {
    if (lang === "ar") {
      clockTest(
        "to the top after half a window, in 600 ms, and nothing moves when it comes",
        async ({ page }) => {
          const shifted = await watchShifts(page);
          await open(page, `/${lang}`);
          const up = tabs(page).getByRole("button", { name: t.to_top, includeHidden: true });
          const { height } = page.viewportSize() ?? { height: 0 };
          await page.evaluate((y) => scrollTo(0, y), height / 2);
          await expect.poll(() => page.evaluate(() => scrollY)).toBe(height / 2);
          await expect(up).toBeHidden();
          const before = await shifted();
          await page.evaluate((y) => scrollTo(0, y), height / 2 + 1);
          await expect(up).toBeVisible();
          expect(await shifted()).toBe(before);

          await page.evaluate(() => scrollTo(0, 2000));
          await freeze(page);
          await up.press("Enter");
          // It slows down towards its end: half of the time leaves an eighth of the way.
          await pass(page, 300);
          const left = await page.evaluate(() => scrollY);
          expect(left).toBeGreaterThanOrEqual(250);
          expect(left).toBeLessThan(320);
          await pass(page, 316);
          expect(await page.evaluate(() => scrollY)).toBe(0);
          await expect(up).toBeHidden();
          await expect(page.locator("#content")).toBeFocused();
        },
      );
    }

    // From left to right and from right to left; the Chinese names of things are tried below.
    if (lang !== "zh") {
      clockTest(
        "the online service folds out; the message opens the dialog",
        async ({ page, context, problems }) => {
          await open(page, `/${lang}/project.html`);
          const button = tabs(page).locator("summary");
          await expect(button).toHaveAccessibleName(t.online_service);
          const panel = page.getByRole("region", { name: t.online_service });
          await button.press("Enter");
          await expect(panel.locator("img")).toBeVisible();
          await expect(panel.locator('a[href="tel:+864000000000"]')).toBeVisible();
          expect(await overlap(panel, tabs(page))).toBe(false);
          await expectAccessible(page, { colours: lang === "ar" });
          await page.keyboard.press("Tab");
          await expect(panel.locator(whatsapp)).toBeFocused();
          await page.keyboard.press("Tab");
          await expect(panel.locator('a[href^="tel:"]')).toBeFocused();
          await page.keyboard.press("Escape");
          await expect(panel).toBeHidden();
          await expect(button).toBeFocused();
          await button.click();
          await page.mouse.click(640, 20);
          await expect(panel).toBeHidden();

          await button.click();
          await panel.getByRole("link", { name: t.leave_message }).click();
          const dialog = page.getByRole("dialog", { name: t.leave_message });
          await expect(dialog.locator("form[method=post]")).toBeVisible();
          await expect(panel).toBeHidden();
          await page.keyboard.press("Escape");
          await expect(dialog).toBeHidden();
          await tabs(page).getByRole("link", { name: t.leave_message }).press("Enter");
          await expect(dialog).toBeVisible();
          await page.keyboard.press("Escape");

          await context.setOffline(true);
          const banner = page.getByRole("status").filter({ hasText: t.offline });
          await expect(banner).toBeVisible();
          await freeze(page);
          await context.setOffline(false);
          const back = page.getByText(t.online);
          await expect(back).toBeVisible();
          expect(await overlap(back, tabs(page))).toBe(false);
          await pass(page, 4000);
          await expect(back).toBeHidden();
          forgive(problems, /ERR_INTERNET/);
        },
      );
    }

    if (lang !== "en") {
      test("the bar of phones: message, telephone, and WeChat or WhatsApp, by keyboard too", async ({
        page,
      }) => {
        await page.setViewportSize({ width: 469, height: 800 });
        await open(page, `/${lang}/project.html`);
        await expect(bar(page).locator("> *:visible")).toHaveCount(3);
        await expect(bar(page).locator('a[href="tel:+864000000000"]')).toHaveText(t.phone);
        const message = bar(page).getByRole("link", { name: t.contact_us });
        await message.press("Enter");
        const dialog = page.getByRole("dialog", { name: t.leave_message });
        await expect
          .poll(async () => (await dialog.boundingBox())?.width)
          .toBeCloseTo(469 * 0.99, 1);
        await page.keyboard.press("Escape");
        await expect(message).toBeFocused();
        if (lang === "zh") {
          await expect(bar(page).locator(whatsapp)).toHaveCount(0);
          await bar(page).getByRole("button", { name: t.wechat_short }).press("Enter");
          const wechat = page.getByRole("dialog", { name: t.wechat_qr });
          await expect(wechat.locator("img")).toBeVisible();
          await expect(wechat.getByText("tinghe-example")).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press("Escape");
          await expect(wechat).toBeHidden();
        } else {
          await expect(bar(page).locator(whatsapp)).toHaveText("WhatsApp");
        }
        // What has the focus is never left beneath the header or the bar.
        await page.locator("main a").first().focus();
        for (let step = 0; step < 15; step++) {
          await page.keyboard.press("Tab");
          const box = await boxOf(page.locator("*:focus"));
          expect(box.y).toBeGreaterThanOrEqual(64);
          expect(box.bottom).toBeLessThanOrEqual((await boxOf(bar(page))).y);
        }
        await page.setViewportSize({ width: 470, height: 800 });
        await expect(bar(page)).toBeHidden();
        await expect(tabs(page)).toBeVisible();
      });
    }
  });

  // They are the server's and the style sheet's work.
  test.describe(`the layouts in ${lang}`, scriptless, () => {
    test("tabs from 470 px on, the bar below; they cover nothing, at any width", async ({
      page,
    }) => {
      for (const path of ["", "/news.html"]) {
        await page.goto(`/${lang}${path}`);
        const chat = tabs(page).locator(`${whatsapp}:not(section *)`);
        await expect(chat).toHaveCount(lang === "zh" ? 0 : 1);
        if (lang !== "zh") {
          const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
          expect(text).toContain(`www.example.com/${lang}${path}`);
        }
        await expect(tabs(page).locator("summary")).toHaveAccessibleName(t.online_service);
        await expect(tabs(page).getByRole("link", { name: t.leave_message })).toBeVisible();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const at = `${path} at ${width} px`;
          expect(await widthBeyondWindow(page), at).toBe(0);
          if (width >= 470) {
            await expect(bar(page)).toBeHidden();
            expect(await listCovered(page), at).toEqual([]);
            const places = await tabs(page).locator(":is(a, button, summary):not(section *)").all();
            expect(places).toHaveLength(lang === "zh" ? 3 : 4);
            for (const [position, place] of places.slice(1).entries()) {
              const above = await boxOf(places[position] ?? place);
              expect((await boxOf(place)).y, at).toBeGreaterThanOrEqual(above.bottom - 1);
            }
          } else {
            await expect(tabs(page)).toBeHidden();
            await expect(bar(page).locator('a[href="tel:+864000000000"]')).toHaveText(t.phone);
            await expect(bar(page).getByRole("link", { name: t.contact_us })).toBeVisible();
            const last = page.getByRole("contentinfo").getByText("ICP");
            // A page gets its true height only where it has been seen.
            await expect(async () => {
              await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
              expect((await boxOf(last)).bottom).toBeLessThanOrEqual((await boxOf(bar(page))).y);
            }, at).toPass();
          }
        }
      }
    });

    if (lang === "zh") {
      test("default, full, other, userHead, users", async ({ page }) => {
        const header = page.getByRole("banner");
        const footer = page.getByRole("contentinfo");
        const notices = page.getByRole("region", { name: t.notices });
        const card = page.locator("main .max-w-md");
        const account = page.getByRole("navigation", { name: t.account });
        const widgets = tabs(page);
        for (const [path, parts] of [
          ["/news.html", [header, notices, widgets, footer]],
          ["", [header, widgets, footer]],
          ["/sitemap.html", [header, footer]],
          ["/login", [header, card]],
          ["/users/artadd", [header, account]],
        ] as [string, Locator[]][]) {
          await page.goto(`/${lang}${path}`);
          for (const part of parts) await expect(part, path).toBeVisible();
          for (const part of [notices, widgets, card, account]) {
            if (!parts.includes(part)) await expect(part, path).toHaveCount(0);
          }
        }
        await page.goto(`/${lang}/sitemap.html`);
        await page.emulateMedia({ media: "print" });
        await expect(footer).toBeHidden();
        await expect(page.getByRole("navigation")).toHaveCount(0);
      });
    }
  });
}

test.describe("without JavaScript", scriptless, () => {
  test("nothing is covered on the other kinds of page either", async ({ page }) => {
    for (const path of [
      "/product/woodSlat.html",
      "/productdetail/slat-oak.html",
      "/article/what-is-nrc.html",
      "/silencebooth.html",
      "/akupanel.html",
      "/aboutUs/lianxi.html",
    ]) {
      await page.goto(`/en${path}`);
      for (const width of widths.filter((width) => width >= 470)) {
        await page.setViewportSize({ width, height: 800 });
        expect(await listCovered(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

test.describe("a telephone by its own word", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Mobile/15E148",
    viewport: { width: 1100, height: 700 },
  });

  test("gets the mobile layout at any width", async ({ page }) => {
    await open(page, "/en");
    await expect(page.locator("html")).toHaveAttribute("data-device", "mobile");
    await expect(bar(page)).toBeVisible();
    await expect(tabs(page)).toBeHidden();
    await expect(page.getByRole("navigation", { name: texts.en.main_navigation })).toBeHidden();
    await page.getByRole("button", { name: texts.en.menu }).click();
    const drawer = page.getByRole("dialog", { name: texts.en.menu });
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBeCloseTo(1100 * 0.18, 0);
    await page.keyboard.press("Escape");
    await bar(page).getByRole("link", { name: texts.en.contact_us }).click();
    const dialog = page.getByRole("dialog", { name: texts.en.leave_message });
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBeCloseTo(1100 * 0.99, 1);
  });
});
