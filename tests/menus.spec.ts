import type { Page } from "@playwright/test";
import {
  clockTest,
  expect,
  expectAccessible,
  hydrated,
  languages,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";
import { freeze, open, pass, texts } from "./support/shell.ts";

type Lang = (typeof languages)[number];

const navigationOf = (page: Page, lang: Lang) =>
  page.getByRole("banner").getByRole("navigation", { name: texts[lang].main_navigation });

/** The addresses of the pictures that the menus of a page show. */
async function picturesOfMenus(page: Page) {
  const props = await page
    .locator("[data-island=entry-menu]")
    .evaluateAll((menus) => menus.map((menu) => menu.getAttribute("data-props") ?? ""));
  return props.map((text) =>
    Array.from(text.matchAll(/"picture":"([^"]+)/g), ([, address = ""]) => address),
  );
}

for (const lang of languages) {
  const t = texts[lang];
  const buttons = [t.show_products, t.show_programmes, t.show_rooms];

  test(`menus in ${lang}: their pictures are there at the first opening, and not before anybody comes near`, async ({
    page,
    request,
  }) => {
    const fetched = new Set<string>();
    const asked = new Set<string>();
    page.on("request", (one) => asked.add(new URL(one.url()).pathname));
    page.on("requestfinished", (one) => fetched.add(new URL(one.url()).pathname));
    await page.setViewportSize({ width: 1440, height: 900 });
    // A page without pictures of its own.
    await open(page, `/${lang}/sitemap.html`);
    const pictures = (await picturesOfMenus(page)).flat();
    expect(pictures.length).toBeGreaterThan(12);
    expect(pictures.filter((address) => asked.has(address))).toEqual([]);
    // Until a variant is made, something is sent in its place that no browser keeps.
    for (const address of pictures) {
      await expect
        .poll(async () => (await request.get(address)).headers()["cache-control"])
        .toContain("immutable");
    }
    // Upon the first entry, which has no menu.
    await navigationOf(page, lang).getByRole("link").first().hover();
    await expect.poll(() => pictures.filter((address) => !fetched.has(address))).toEqual([]);

    const navigation = navigationOf(page, lang);
    for (const name of buttons) {
      const button = navigation.getByRole("button", { name });
      await button.press("Enter");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      const panel = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
      const blank = await panel
        .locator("img")
        .evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
            .map(({ src }) => src),
        );
      expect(blank).toEqual([]);
      expect(await panel.locator("img").count()).toBeGreaterThan(1);
      await expectAccessible(page, { colours: lang === "en" });
      await page.keyboard.press("Escape");
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(button).toBeFocused();
    }
  });

  test(`the drawer in ${lang}: families with pictures, tools, and somebody to ask`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${lang}/news.html`);
    await hydrated(page);
    await page.getByRole("banner").getByRole("button", { name: t.menu }).click();
    const drawer = page.getByRole("dialog", { name: t.menu });
    const families = drawer.getByRole("region", { name: t.menu_families });
    expect(await families.getByRole("link").count()).toBeGreaterThan(5);
    for (const image of await families.locator("img").all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
    }
    const tools = drawer.getByRole("region", { name: t.menu_tools });
    await expect(tools.locator(`a[href="/${lang}/search"]`)).toBeVisible();
    await expect(tools.locator('a[href*="/cmpProductdetail/"]')).toBeVisible();
    const contacts = drawer.getByRole("region", { name: t.quick_contact });
    await expect(contacts.locator('a[href="tel:+864000000000"]')).toBeVisible();
    if (lang === "zh") await expect(contacts).toContainText("tinghe-example");
    else await expect(contacts.locator('a[href^="https://wa.me/"]')).toBeVisible();
    expect(await widthBeyondWindow(page)).toBe(0);
    expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    await expectAccessible(page, { colours: lang === "ar" });
    await families.getByRole("link").first().click();
    await expect(page).toHaveURL(`/${lang}/product/woodSlat.html`);
  });
}

clockTest(
  "projects and design open like products: after 0.8 s, and by leaving they close",
  async ({ page }) => {
    await open(page, "/en/news.html");
    await freeze(page);
    const navigation = navigationOf(page, "en");
    for (const [entry, name, card] of [
      [texts.en.nav_project, texts.en.show_rooms, "/en/project/office/1.html"],
      [texts.en.nav_programme, texts.en.show_programmes, "/en/programme/"],
    ] as const) {
      const button = navigation.getByRole("button", { name });
      await navigation.getByRole("link", { name: entry, exact: true }).hover();
      await pass(page, 799);
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await pass(page, 1);
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(navigation.locator(`a[href^="${card}"]`).first()).toBeVisible();
      await page.mouse.move(5, 715);
      await pass(page, 250);
      await expect(button).toHaveAttribute("aria-expanded", "false");
    }
  },
);

test("on a phone nobody fetches the pictures of menus that are not there", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (one) => asked.add(new URL(one.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/news.html");
  await hydrated(page);
  const [, , programmes = []] = await picturesOfMenus(page);
  await page.getByRole("banner").getByRole("link").first().focus();
  await page.getByRole("banner").getByRole("button", { name: texts.en.menu }).click();
  await page.waitForLoadState("networkidle");
  expect(programmes.length).toBeGreaterThan(1);
  expect(programmes.filter((address) => asked.has(address))).toEqual([]);
});

test("one box to search with: the bar's, or the one of the page", async ({ page }) => {
  const boxes = page.getByRole("combobox");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en/news.html");
  await expect(boxes).toHaveCount(1);
  await page.goto("/en/search?query=oak");
  await expect(boxes).toHaveCount(1);
  await expect(boxes).toHaveValue("oak");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(boxes).toHaveCount(1);
  // Elsewhere a phone has a way to it, and a bar of one line.
  await page.goto("/en/news.html");
  await expect(boxes).toHaveCount(0);
  const bar = page.getByRole("region", { name: texts.en.notices });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(40);
  await page.getByRole("banner").getByRole("link", { name: texts.en.search }).click();
  await expect(page).toHaveURL("/en/search");
  await expect(boxes).toHaveCount(1);
});

/** How far the first entry of a row stands from the text above it, and what is cut off of the last. */
async function measureStrip(page: Page, strip: string) {
  return page.locator(strip).evaluate((row) => {
    const isRtl = document.dir === "rtl";
    const start = ({ left, right }: DOMRect) => (isRtl ? innerWidth - right : left);
    const end = ({ left, right }: DOMRect) => (isRtl ? left : innerWidth - right);
    const boxOf = (entry: Element | null) => (entry ?? row).getBoundingClientRect();
    const text = document.querySelector("main h1, main h2")?.getBoundingClientRect();
    const first = start(boxOf(row.firstElementChild)) - start(text ?? new DOMRect());
    row.scrollTo({ left: (isRtl ? -1 : 1) * row.scrollWidth, behavior: "instant" });
    return {
      first,
      last: end(boxOf(row.lastElementChild)),
      edge: start(row.getBoundingClientRect()),
    };
  });
}

for (const [lang, path, strip] of [
  ["zh", "/product/woodSlat.html", "main section:last-of-type ul"],
  ["ar", "/product/woodSlat.html", "main section:last-of-type ul"],
  ["ar", "/project/office/1.html", "[data-class-menu]"],
  ["en", "/productdetail/slat-oak.html", "main section ul:has(a[href^='#picture-'])"],
] as const) {
  test(`the row of ${path} in ${lang} begins with the text, and ends in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${lang}${path}`);
    await hydrated(page);
    const { first, last, edge } = await measureStrip(page, strip);
    expect(edge).toBe(0);
    if (!strip.includes("class-menu")) expect(Math.abs(first)).toBeLessThan(1);
    expect(last).toBeGreaterThanOrEqual(19);
    expect(await widthBeyondWindow(page)).toBe(0);
  });
}
