import type { Page } from "@playwright/test";
import { expect, expectAccessible, forgive, hydrated, languages, test } from "./support/journey.ts";
import { texts as shellTexts } from "./support/shell.ts";

const texts = {
  zh: {
    box: "想找什么？",
    contact: "联系",
    recent: "最近搜索",
    clear: "全部清除",
    remove: (query: string) => `删除“${query}”`,
  },
  en: {
    box: "What are you looking for?",
    contact: "contact",
    recent: "Recent searches",
    clear: "Clear all",
    remove: (query: string) => `Remove “${query}”`,
  },
  ar: {
    box: "عمّ تبحث؟",
    contact: "تواصل",
    recent: "عمليات بحث سابقة",
    clear: "مسح الكل",
    remove: (query: string) => `حذف «\u2068${query}\u2069»`,
  },
};

const listFile = /\/assets\/search-suggestions-[^/]+\.js$/;

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

for (const lang of languages) {
  const t = texts[lang];
  const boxOf = (page: Page) => page.getByRole("combobox", { name: t.box });

  test.describe(`the search box in ${lang}`, () => {
    test("offers products as cards, with picture and class", async ({ page }) => {
      await open(page, `/${lang}/search`);
      await boxOf(page).fill("TH-SL");
      const cards = page.getByRole("option").filter({ has: page.locator("img") });
      await expect(cards.first()).toBeVisible();
      await expect(cards.first()).toHaveAttribute("href", new RegExp(`^/${lang}/productdetail/`));
      const drawn = () =>
        cards
          .locator("img")
          .first()
          .evaluate((one: HTMLImageElement) => one.naturalWidth);
      await expect.poll(drawn).toBeGreaterThan(0);
      await expectAccessible(page);
    });

    test("leads to the page that is meant", async ({ page }) => {
      await open(page, `/${lang}/search`);
      await boxOf(page).fill(t.contact);
      await expect(page.getByRole("option").first()).toBeVisible();
      await boxOf(page).press("ArrowDown");
      await boxOf(page).press("Enter");
      await expect(page).toHaveURL(`/${lang}/aboutUs/lianxi.html`);
    });

    test("keeps what was searched for on the device, until it is removed", async ({ page }) => {
      await open(page, `/${lang}/search`);
      const options = page.getByRole("option");
      for (const query of ["NRC", "teak"]) {
        await boxOf(page).fill(query);
        // The list is there, so it hears the form.
        await expect(options.first()).toBeVisible();
        await boxOf(page).press("Enter");
        await expect(page).toHaveURL(new RegExp(`query=${query}$`));
        await hydrated(page);
      }
      await page.goto(`/${lang}/search`);
      await hydrated(page);
      await boxOf(page).focus();
      const list = page.getByRole("listbox", { name: t.recent });
      await expect(list.getByRole("option")).toHaveText(["teak", "NRC"]);
      await expectAccessible(page);

      await page.getByRole("button", { name: t.remove("teak") }).click();
      await expect(list.getByRole("option")).toHaveText(["NRC"]);
      await expect(boxOf(page)).toBeFocused();
      await boxOf(page).press("ArrowDown");
      await boxOf(page).press("Enter");
      await expect(page).toHaveURL(/query=NRC$/);

      await open(page, `/${lang}/search`);
      await boxOf(page).focus();
      await page.getByRole("button", { name: t.clear }).press("Enter");
      await expect(list).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem("searches"))).toBeNull();
    });
  });
}

test("the list is fetched when somebody types, and not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => listFile.test(request.url()) && asked.push(request.url()));
  await open(page, "/en/news.html");
  const box = page.getByRole("combobox", { name: shellTexts.en.search });
  await box.click();
  const island = page.locator("x-island[data-island=search-box]").first();
  await expect(island).toHaveAttribute("data-state", "awake");
  expect(asked).toEqual([]);
  await box.press("o");
  await expect.poll(() => asked.length).toBe(1);
});

test("at most eight searches are kept, and what others wrote there is no harm", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kept = [7, null, ...Array.from({ length: 12 }, (_, one) => `query ${one}`)];
    localStorage.setItem("searches", JSON.stringify(kept));
  });
  await open(page, "/en/search");
  await page.getByRole("combobox", { name: texts.en.box }).focus();
  await expect(page.getByRole("option")).toHaveCount(8);
  await page.addInitScript(() => localStorage.setItem("searches", "{"));
  await open(page, "/en/search");
  await page.getByRole("combobox", { name: texts.en.box }).fill("oak");
  await expect(page.getByRole("option").first()).toBeVisible();
});

test("without the list, and without storage, the box still searches", async ({
  page,
  problems,
}) => {
  await page.route(listFile, (route) => route.abort());
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await open(page, "/en/search");
  const box = page.getByRole("combobox", { name: texts.en.box });
  await box.fill("oak");
  await box.press("Enter");
  await expect(page).toHaveURL(/query=oak$/);
  // The browser notes what could not be fetched.
  forgive(problems, /ERR_FAILED/);
});
