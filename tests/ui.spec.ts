import type { Locator, Page } from "@playwright/test";
import {
  clockTest,
  expect,
  expectAccessible,
  forgive,
  hydrated,
  languages,
  older,
  scriptless,
  test,
} from "./support/journey.ts";
import { freeze, hold, open, pass } from "./support/shell.ts";

const texts = {
  zh: {
    error: "错误",
    notice: "通知",
    ok: "确定",
    close: "关闭",
    offline: "网络连接失败，请检查网络后重试",
    loading: "正在加载",
    country: "国家或地区",
    nothing: "没有匹配的选项",
    germany: "德国",
    added: "已加载第 2 页，共 4 页",
  },
  en: {
    error: "Error",
    notice: "Notice",
    ok: "OK",
    close: "Close",
    offline: "No connection. Please check your network and try again",
    loading: "Loading",
    country: "Country",
    nothing: "Nothing matches",
    germany: "Germany",
    added: "Page 2 of 4 added",
  },
  ar: {
    error: "خطأ",
    notice: "إشعار",
    ok: "حسنًا",
    close: "إغلاق",
    offline: "تعذّر الاتصال، يُرجى التحقّق من الشبكة والمحاولة من جديد",
    loading: "جارٍ التحميل",
    country: "البلد",
    nothing: "لا توجد نتائج مطابقة",
    germany: "ألمانيا",
    added: "أُضيفت الصفحة 2 من 4",
  },
};

async function openKit(page: Page, lang: string) {
  await open(page, `/${lang}/demo`);
  await hydrated(page);
}

const openList = (page: Page, lang: string) => open(page, `/${lang}/demo/list`);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Nothing hides until it is let go: the veil is looked for in every state of the clock. */
const veil = (page: Page) => page.locator("[data-overlay]");

async function scrolledTo(page: Page) {
  return page.evaluate(() => window.scrollY);
}

// What hangs on no words is tried in one of the languages.
for (const lang of languages) {
  const t = texts[lang];

  test.describe(`the kit in ${lang}`, () => {
    if (lang === "ar") {
      test("accessible, not for search engines; tabs and accordion by keyboard", async ({
        page,
      }) => {
        await openKit(page, lang);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
        await expectAccessible(page);
        await expect(page.locator("#Thousands bdi")).toHaveText("1,234,567 m²");
        const tabs = page.locator("#Tabs");
        const panels = tabs.locator("label + div");
        await tabs.getByRole("radio").first().focus();
        await expect(panels.first()).toBeVisible();
        await page.keyboard.press("ArrowDown");
        await expect(panels.nth(1)).toBeVisible();
        await expect(panels.first()).toBeHidden();
        const accordion = page.locator("#Accordion details");
        await accordion.nth(1).locator("summary").press("Enter");
        await expect(accordion.nth(1)).toHaveAttribute("open", "");
        await expect(accordion.first()).not.toHaveAttribute("open", "");
      });
    }

    test("the filtered select by keyboard: parts of the English name or the label", async ({
      page,
    }) => {
      await openKit(page, lang);
      const country = page.getByRole("combobox", { name: t.country }).first();
      const sent = page.locator('select[name="country"]');
      await country.focus();
      await page.keyboard.type("ERMAN");
      await expect(page.getByRole("option")).toHaveText([`${t.germany}+49`]);
      await page.keyboard.press("Enter");
      await expect(country).toHaveValue(t.germany);
      await expect(sent).toHaveValue("Germany");

      await country.fill(t.germany.slice(1));
      await expect(page.getByRole("option", { name: t.germany })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("listbox")).toHaveCount(0);
      await expect(country).toHaveValue(t.germany);

      await country.fill("zzz");
      await expect(page.locator("#FilterSelect").getByText(t.nothing)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(country).toHaveValue(t.germany);
      await expect(sent).toHaveValue("Germany");

      await country.fill("ger");
      await expect(country).toHaveAttribute("aria-expanded", "true");
      if (lang === "zh") await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      const active = await country.getAttribute("aria-activedescendant");
      const next = (await page.locator(`[id="${active}"] > span`).textContent()) ?? "";
      // What is pressed for an input method chooses nothing; who moves the caret is in the text.
      for (const key of ["ArrowDown", "Escape", "Enter"]) {
        await country.dispatchEvent("keydown", { key, keyCode: 229 });
      }
      await expect(country).toHaveAttribute("aria-activedescendant", active ?? "");
      await page.keyboard.press("Home");
      await expect(country).not.toHaveAttribute("aria-activedescendant");
      await page.keyboard.press("Escape");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(country).toHaveValue(next);
      expect(next).not.toBe(t.germany);

      await country.fill("");
      await page.keyboard.press("Tab");
      await expect(sent).toHaveValue("");
    });

    if (lang === "zh") {
      test(
        "dialog: takes the focus, closes by Escape and beside it, gives focus and place back",
        older,
        async ({ page }) => {
          await openKit(page, lang);
          const opener = page.getByRole("button", { name: "Dialog", exact: true });
          await opener.scrollIntoViewIfNeeded();
          const place = await scrolledTo(page);
          expect(place).toBeGreaterThan(0);
          const dialog = page.getByRole("dialog", { name: "Dialog" });

          await opener.press("Enter");
          await expect(dialog.getByRole("button", { name: t.close })).toBeFocused();
          await expectAccessible(page);
          await page.mouse.wheel(0, 600);
          expect(await scrolledTo(page)).toBe(place);
          await page.keyboard.press("Escape");
          await expect(dialog).toBeHidden();
          await expect(opener).toBeFocused();
          expect(await scrolledTo(page)).toBe(place);

          // A selection that ends beside it does not close it; a click there does.
          await opener.click();
          await dialog.locator("p").last().hover();
          await page.mouse.down();
          await page.mouse.move(5, 5, { steps: 3 });
          await page.mouse.up();
          await expect(dialog).toBeVisible();

          // A toast stands above the dialog, and inside it for screen readers.
          await dialog.getByRole("button", { name: "Toast in here" }).click();
          const toast = dialog.locator("[aria-live=polite] [data-toast]");
          await expect(toast).toHaveText(t.offline);
          await expect(page.locator("[data-toast]")).toHaveCount(1);
          await toast.getByRole("button", { name: t.close }).click();
          await expect(page.locator("[data-toast]")).toHaveCount(0);
          await page.mouse.click(5, 5);
          await expect(dialog).toBeHidden();
        },
      );
    }

    if (lang === "ar") {
      clockTest(
        "drawer of 82 % at the inline end; alerts, toasts and the veil in their time",
        async ({ page }) => {
          await page.setViewportSize({ width: 400, height: 800 });
          await openKit(page, lang);
          await press(page, "Drawer");
          const drawer = page.getByRole("dialog", { name: "Drawer" });
          await expect(drawer).toBeVisible();
          await expect
            .poll(async () => (await drawer.boundingBox())?.x)
            .toBe(lang === "ar" ? 0 : 72);
          expect((await drawer.boundingBox())?.width).toBe(328);
          await page.mouse.click(lang === "ar" ? 395 : 5, 400);
          await expect(drawer).toBeHidden();

          for (const [opener, title] of [
            ["Alert: error", t.error],
            ["Alert: notice", t.notice],
          ] as const) {
            await press(page, opener);
            const alert = page.getByRole("alertdialog", { name: title });
            await expect(alert.getByRole("button", { name: t.ok })).toBeFocused();
            await page.mouse.click(5, 5);
            await expect(alert).toBeVisible();
            if (title === t.error) await expectAccessible(page);
            await alert.getByRole("button", { name: t.ok }).press("Enter");
            await expect(alert).toHaveCount(0);
            await expect(page.getByRole("button", { name: opener })).toBeFocused();
          }

          // Toasts are polite and held by the pointer; the veil comes after 200 ms, for 200 at least.
          await freeze(page);
          await press(page, "Toast: error");
          const toast = page.locator("[aria-live=polite] [data-toast=error]");
          await expect(toast).toHaveText(t.offline);
          await pass(page, 5999);
          await expect(toast).toBeVisible();
          await toast.hover();
          await pass(page, 10_000);
          await expect(toast).toBeVisible();
          await page.mouse.move(5, 700);
          await pass(page, 6000);
          await expect(toast).toHaveCount(0);

          await press(page, "Call of 100 ms");
          for (const step of [99, 2, 98, 2, 200]) {
            await pass(page, step);
            await expect(veil(page)).toHaveCount(0);
          }

          await press(page, "Call of 250 ms");
          await pass(page, 199);
          await expect(veil(page)).toHaveCount(0);
          await pass(page, 1);
          await expect(veil(page)).toHaveText(t.loading);
          // The call ends at 250 ms; the veil that came at 200 ms stays until 400 ms.
          await pass(page, 199);
          await expect(veil(page)).toBeVisible();
          await pass(page, 2);
          await expect(veil(page)).toHaveCount(0);

          await press(page, "Call of 1500 ms");
          await pass(page, 1499);
          await expect(veil(page)).toBeVisible();
          await pass(page, 2);
          await expect(veil(page)).toHaveCount(0);
        },
      );
    }
  });
}

test.describe("without JavaScript", scriptless, () => {
  test("select, tabs and accordion are the browser's own", async ({ page }) => {
    await page.goto("/en/demo");
    await page.locator('select[name="country"]').selectOption("Egypt");
    await expect(page.locator('select[name="country"]')).toHaveValue("Egypt");
    const panels = page.locator("#Tabs label + div");
    await page.locator("#Tabs label").nth(2).click();
    await expect(panels.nth(2)).toBeVisible();
    await expect(panels.first()).toBeHidden();
    const entries = page.locator("#Accordion details");
    await entries.nth(1).locator("summary").click();
    await expect(entries.nth(1)).toHaveAttribute("open", "");
    await expect(entries.first()).not.toHaveAttribute("open", "");
    await page.goto("/en/demo/list");
    await expect(page.locator("#GrowingList").getByRole("link", { name: "Next" })).toBeVisible();
  });
});

test("what was chosen before React was there stays chosen", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/en/demo", { waitUntil: "commit" });
  await page.locator('select[name="country"]').selectOption("Egypt");
  release();
  await hydrated(page);
  await expect(page.getByRole("combobox", { name: "Country" }).first()).toHaveValue("Egypt");
  await expect(page.locator('select[name="country"]')).toHaveValue("Egypt");
});

test.describe("pictures", () => {
  const first = "#Picture img";

  test("are called in when 1.3 screens away", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await openKit(page, "en");
    const picture = page.locator(first).first();
    await expect(picture).toHaveAttribute("loading", "lazy");
    const top = await distanceBelow(page, picture);
    await page.evaluate((y) => window.scrollTo(0, y), top - 500 - 1.3 * 500 - 5);
    await settled(page);
    await expect(picture).toHaveAttribute("loading", "lazy");
    await page.evaluate((y) => window.scrollTo(0, y), top - 500 - 1.3 * 500 + 5);
    await expect(picture).toHaveAttribute("loading", "eager");
  });

  // In a window of its own: what another test has loaded would be shown instead.
  clockTest("are tried three times", async ({ page, problems }) => {
    const tried: string[] = [];
    await page.route(/\/media\/slat-oak-1\./, (route) => {
      tried.push(route.request().url());
      return tried.length < 3 ? route.abort() : route.continue();
    });
    await openKit(page, "en");
    const picture = page.locator(first).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(tried).toHaveLength(3);
    // The browser itself notes what could not be fetched.
    forgive(problems, /ERR_FAILED/);
  });

  clockTest("are given up after the third time", async ({ page, problems }) => {
    let tried = 0;
    await page.route(/\/media\/slat-oak-1\./, (route) => {
      tried++;
      return route.abort();
    });
    await openKit(page, "en");
    await freeze(page);
    await page.locator(first).first().scrollIntoViewIfNeeded();
    for (const attempt of [1, 2, 3]) {
      await expect.poll(() => tried).toBe(attempt);
      await settled(page);
      await pass(page, 1500);
    }
    await pass(page, 60_000);
    await settled(page);
    expect(tried).toBe(3);
    forgive(problems, /ERR_FAILED/);
  });
});

test.describe("the growing list", () => {
  const entries = (page: Page) => page.locator("#GrowingList li[data-number]");

  /** The end of the list this far below the lower edge of the window. */
  async function bringEnd(page: Page, below: number) {
    const bottom = await page
      .locator("#GrowingList ol")
      .evaluate((list) => list.getBoundingClientRect().bottom + window.scrollY);
    await page.evaluate(
      ([end, distance]) => window.scrollTo(0, end + -window.innerHeight - distance),
      [bottom, below] as const,
    );
    await settled(page);
  }

  test("grows when its end is 120 px away, not before", older, async ({ page }) => {
    for (const lang of languages) {
      await openList(page, lang);
      if (lang === "ar") {
        await bringEnd(page, 121);
        await expect(entries(page)).toHaveCount(12);
      }
      await bringEnd(page, 119);
      await expect(entries(page)).toHaveCount(24);
      const status = page.locator("#GrowingList [role=status]");
      await expect(status).toHaveText(texts[lang].added);
    }
  });

  test("is as it was left after going back, and after a reload", async ({ page }) => {
    await openList(page, "en");
    await bringEnd(page, 100);
    await expect(entries(page)).toHaveCount(24);
    await bringEnd(page, 400);
    const link = entries(page).nth(10).getByRole("link");
    await link.scrollIntoViewIfNeeded();
    const place = await scrolledTo(page);

    await link.click();
    await expect(page).toHaveURL(/inquiry$/);
    await page.goBack();
    await expect(entries(page)).toHaveCount(24);
    await expect.poll(() => scrolledTo(page)).toBe(place);

    await page.reload();
    await hydrated(page);
    await expect(entries(page)).toHaveCount(24);
    await expect.poll(() => scrolledTo(page)).toBe(place);
  });

  test("stays when the next page cannot be had", async ({ page, problems }) => {
    await openList(page, "en");
    const asked = page.waitForRequest("**/demo/list?page=2");
    await page.route("**/demo/list?page=2", (route) => route.abort());
    await bringEnd(page, 100);
    await asked;
    await settled(page);
    await expect(entries(page)).toHaveCount(12);
    await expect(page.locator("#GrowingList").getByRole("link", { name: "Next" })).toBeVisible();
    forgive(problems, /ERR_FAILED/);
  });
});

async function distanceBelow(page: Page, element: Locator) {
  const top = await element.evaluate((node) => node.getBoundingClientRect().top + window.scrollY);
  expect(top).toBeGreaterThan(await page.evaluate(() => window.innerHeight));
  return top;
}

/** Observers have reported and the page has been drawn. */
async function settled(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const done = new IntersectionObserver(() => {
          done.disconnect();
          resolve();
        });
        done.observe(document.body);
      }),
  );
}
