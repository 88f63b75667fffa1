import type { Locator, Page } from "@playwright/test";
import { clockTest, expect, expectAccessible, languages, older, test } from "./support/journey.ts";
import {
  alive,
  freeze,
  hold,
  open,
  openFrozen,
  pass,
  texts,
  thaw,
  watchShifts,
} from "./support/shell.ts";

const entries = [
  "",
  "/product.html",
  "/akupanel.html",
  "/silencebooth.html",
  "/programme.html",
  "/project.html",
  "/aboutUs.html",
  "/news.html",
];

const banner = (page: Page) => page.getByRole("banner");
const focused = (page: Page) => page.locator("*:focus");

/** The addresses of links, in their order. */
const addresses = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

for (const lang of languages) {
  const t = texts[lang];
  const at = (path: string) => `/${lang}${path}`;

  test.describe(`the header in ${lang}`, () => {
    test("eight entries, the active one marked; hotline, languages, notices, search", async ({
      page,
    }) => {
      // It is the server's work: what scripts add to it hangs on no words.
      await page.goto(at("/news.html"));
      const header = banner(page);
      const navigation = header.getByRole("navigation", { name: t.main_navigation });
      const links = navigation.locator("li > a:not([aria-label]), li > x-island > div > a");
      expect(await addresses(links)).toEqual(entries.map(at));
      await expect(navigation.locator('a[aria-current="page"]')).toHaveAttribute(
        "href",
        at("/news.html"),
      );
      await expect(header.getByRole("link", { name: t.hotline })).toHaveAttribute(
        "href",
        "tel:+864000000000",
      );
      const switches = header.getByRole("navigation", { name: t.languages });
      expect(await addresses(switches.getByRole("link"))).toEqual(
        languages.map((other) => `/${other}/news.html`),
      );
      const ticker = page.getByRole("region", { name: t.notices });
      await expect(ticker.getByRole("link")).toHaveAttribute(
        "href",
        new RegExp(`^/${lang}/article/.+\\.html$`),
      );
      await expect(ticker.getByRole("button", { name: t.stop_notices })).toBeAttached();
      await expect(page.getByRole("combobox", { name: t.search })).toBeVisible();
    });

    // What hangs on no words is tried in one of the languages.
    if (lang === "en") {
      clockTest("the drop-down comes after 0.8 s, and stays until it is left", async ({ page }) => {
        const calls: string[] = [];
        const menu = /\/api\/admin\/(?:listMenuProduct|menuProductList)/;
        page.on("request", (request) => {
          if (menu.test(request.url())) calls.push(request.postData() ?? "");
        });
        const answer = await hold(page, menu);
        await open(page, at("/news.html"));
        const navigation = banner(page).getByRole("navigation", { name: t.main_navigation });
        await freeze(page);
        const entry = navigation.getByRole("link", { name: t.nav_products, exact: true });
        const button = navigation.getByRole("button", { name: t.show_products });
        await entry.hover();
        await pass(page, 799);
        await expect(button).toHaveAttribute("aria-expanded", "false");
        await pass(page, 1);
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await expect(navigation.getByRole("status", { name: t.loading })).toBeVisible();
        answer();
        const slats = navigation.locator(`a[href="${at("/product/woodSlat.html")}"]`);
        await expect(slats).toBeVisible();
        await expect(
          navigation.locator(`a[href="${at("/productdetail/slat-oak.html")}"]`),
        ).toBeVisible();
        for (const pictured of ["/akupanel.html", "/silencebooth.html"]) {
          const picture = navigation.locator(`li:has(> a[href="${at(pictured)}"]) img`);
          await expect
            .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
        }
        for (const body of calls.slice(1)) {
          expect(JSON.parse(body)).toMatchObject({ num: 0, pageNum: 10 });
        }
        const perClass = await navigation
          .locator("li:has(> ul)")
          .evaluateAll((all) => all.map((one) => one.querySelectorAll("ul a").length));
        expect(perClass.length).toBe(calls.length - 1);
        expect(Math.max(...perClass)).toBeLessThanOrEqual(10);
        await thaw(page, () => expectAccessible(page));

        // The way from the entry into the panel never leaves it; leaving for good closes it.
        const from = await entry.boundingBox();
        const into = await slats.boundingBox();
        if (!from || !into) throw new Error("The menu has no place on the page");
        await page.mouse.move(from.x + from.width / 2, into.y, { steps: 20 });
        await pass(page, 1000);
        await expect(slats).toBeVisible();
        await page.mouse.move(5, 715);
        await pass(page, 249);
        await expect(slats).toBeVisible();
        await pass(page, 1);
        await expect(slats).toHaveCount(0);
        await entry.hover();
        await pass(page, 700);
        await page.mouse.move(5, 715);
        await pass(page, 5000);
        await expect(button).toHaveAttribute("aria-expanded", "false");
      });
    }

    if (lang === "ar") {
      test(
        "the drop-down: at once by keyboard and tap, fetched once, closed by all that ends it",
        older,
        async ({ page }) => {
          const calls: string[] = [];
          page.on("request", (request) => {
            if (request.url().includes("listMenuProduct")) calls.push(request.url());
          });
          await open(page, at("/news.html"));
          const navigation = banner(page).getByRole("navigation", { name: t.main_navigation });
          const button = navigation.getByRole("button", { name: t.show_products });
          const first = navigation.locator("li > ul a").first();
          const slats = navigation.locator(`a[href="${at("/product/woodSlat.html")}"]`);

          await navigation.getByRole("link", { name: t.nav_products, exact: true }).focus();
          await page.keyboard.press("Tab");
          await expect(button).toBeFocused();
          await page.keyboard.press("Enter");
          await expect(first).toBeVisible();
          await page.keyboard.press("Tab");
          await page.keyboard.press("Tab");
          await expect(first).toBeFocused();
          await page.keyboard.press("Escape");
          await expect(first).toHaveCount(0);
          await expect(button).toBeFocused();
          await page.keyboard.press("ArrowDown");
          await expect(first).toBeVisible();
          await page.keyboard.press("Shift+Tab");
          await page.keyboard.press("Shift+Tab");
          await expect(first).toHaveCount(0);

          await alive(page, () => page.reload());
          await button.dispatchEvent("click");
          await expect(first).toBeVisible();
          await page.mouse.click(640, 20);
          await expect(first).toHaveCount(0);
          await button.dispatchEvent("click");
          await slats.click();
          await expect(page).toHaveURL(at("/product/woodSlat.html"));
          await expect(button).toHaveAttribute("aria-expanded", "false");
          expect(calls).toHaveLength(1);
        },
      );
    }

    if (lang === "zh") {
      clockTest(
        "notices every 5 s, resting under pointer and focus, stoppable; search",
        async ({ page }) => {
          const questions: string[] = [];
          page.on("request", (request) => {
            if (request.url().includes("/api/search/suggest")) questions.push(request.url());
          });
          await openFrozen(page, at("/news.html"));
          const ticker = page.getByRole("region", { name: t.notices });
          const notice = ticker.getByRole("link");
          const away = () => page.mouse.move(5, 715);
          const shownAfter = async (milliseconds: number) => {
            await pass(page, milliseconds);
            return notice.getAttribute("href");
          };
          // Its turn is counted anew after a rest, and so from a moment the test knows.
          await notice.hover();
          await away();
          const one = await shownAfter(0);
          expect(one).toMatch(new RegExp(`^/${lang}/article/.+\\.html$`));
          expect(await shownAfter(4999)).toBe(one);
          const two = await shownAfter(1);
          expect(two).not.toBe(one);
          await notice.hover();
          expect(await shownAfter(20_000)).toBe(two);
          await away();
          await notice.focus();
          expect(await shownAfter(20_000)).toBe(two);
          const stop = ticker.getByRole("button", { name: t.stop_notices });
          await stop.press("Space");
          await expect(stop).toHaveAttribute("aria-pressed", "true");
          await stop.blur();
          expect(await shownAfter(20_000)).toBe(two);
          await expect(ticker.locator("[aria-live]")).toHaveCount(0);

          const box = page.getByRole("combobox", { name: t.search });
          await box.press("Enter");
          await page.getByRole("search").getByRole("button", { name: t.search }).click();
          await expect(page).toHaveURL(at("/news.html"));
          await box.press("N");
          await expect(page.getByRole("listbox", { includeHidden: true })).toBeAttached();
          await box.pressSequentially("RC");
          await pass(page, 199);
          expect(questions).toEqual([]);
          await pass(page, 1);
          const options = page.getByRole("option");
          await expect(options.first()).toBeVisible();
          expect(questions).toHaveLength(1);
          await thaw(page, () => expectAccessible(page));
          await page.keyboard.press("ArrowDown");
          await expect(options.first()).toHaveAttribute("aria-selected", "true");
          await expect(box).toHaveAttribute(
            "aria-activedescendant",
            (await options.first().getAttribute("id")) ?? "none",
          );
          await page.keyboard.press("Escape");
          await expect(options).toHaveCount(0);
          await box.fill("隔音 50%");
          await page.keyboard.press("Enter");
          const twice = encodeURIComponent(encodeURIComponent("隔音 50%"));
          await expect(page).toHaveURL(at(`/search?query=${twice}`));
        },
      );
    }

    if (lang !== "zh") {
      test(
        "drawer: 82 % at the inline end, keeps the focus and the place, closes",
        older,
        async ({ page }) => {
          await page.setViewportSize({ width: 400, height: 800 });
          await open(page, at("/news.html"));
          const button = banner(page).getByRole("button", { name: t.menu });
          const drawer = page.getByRole("dialog", { name: t.menu });
          await button.focus();
          await page.evaluate(() => scrollTo(0, 300));
          await page.keyboard.press("Enter");
          await expect(drawer).toBeVisible();
          await expect
            .poll(async () => (await drawer.boundingBox())?.x)
            .toBe(lang === "ar" ? 0 : 72);
          expect(await drawer.boundingBox()).toMatchObject({ width: 328, height: 800 });
          const links = drawer
            .getByRole("navigation", { name: t.main_navigation })
            .getByRole("link");
          expect(await addresses(links)).toEqual(entries.map(at));
          await expect(drawer.locator('a[aria-current="page"]')).toHaveAttribute(
            "href",
            at("/news.html"),
          );
          await expect(
            drawer.getByRole("navigation", { name: t.languages }).getByRole("link"),
          ).toHaveCount(3);
          await expectAccessible(page, { colours: lang === "ar" });
          for (let step = 0; step < 16; step++) {
            await page.keyboard.press("Tab");
            expect(
              await page.evaluate(() => {
                const { activeElement: at, body } = document;
                return at === body || at?.closest("dialog") !== null;
              }),
            ).toBe(true);
          }
          await page.keyboard.press("Escape");
          await expect(drawer).toBeHidden();
          await expect(button).toBeFocused();
          expect(await page.evaluate(() => scrollY)).toBe(300);

          await button.click();
          await page.mouse.click(lang === "ar" ? 390 : 10, 400);
          await expect(drawer).toBeHidden();
          await button.click();
          await drawer.getByRole("button", { name: t.close }).click();
          await expect(drawer).toBeHidden();
          // A browser that does not know commands opens it by script.
          await button.evaluate((element) => {
            element.removeAttribute("command");
            Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
          });
          await button.click();
          await drawer.getByRole("link", { name: t.nav_products, exact: true }).click();
          await expect(page).toHaveURL(at("/product.html"));
          await expect(drawer).toBeHidden();
        },
      );
    }

    if (lang === "ar") {
      test("by keyboard alone: every control of header and bar, in order, in sight, with a ring", async ({
        page,
      }) => {
        await open(page, at("/news.html"));
        const reached: string[] = [];
        for (let step = 0; step < 21; step++) {
          await page.keyboard.press("Tab");
          reached.push(
            await focused(page).evaluate((element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              const seen = document.elementFromPoint(left + width / 2, top + height / 2);
              if (!element.contains(seen)) return `hidden: ${element.outerHTML}`;
              if (getComputedStyle(element).outlineStyle === "none") return "no ring";
              return element.getAttribute("href") ?? element.tagName;
            }),
          );
        }
        const [notice] = reached.splice(19, 1);
        expect(notice).toContain(at("/article/"));
        expect(reached).toEqual([
          "#content",
          ...languages.map((other) => `/${other}/news.html`),
          "tel:+864000000000",
          at(""),
          ...entries.slice(0, 2).map(at),
          "BUTTON",
          ...entries.slice(2, 5).map(at),
          "BUTTON",
          at("/project.html"),
          "BUTTON",
          ...entries.slice(6).map(at),
          at("/search"),
          "BUTTON",
          "INPUT",
        ]);
        await page.keyboard.press("Tab");
        await expect(focused(page)).toHaveRole("button");
        await page.keyboard.type("\n");
        await expect(page).toHaveURL(at("/news.html"));
      });
    }

    test("nothing moves while the font is on its way, nor the header at any width", async ({
      page,
    }) => {
      const fonts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "font") fonts.push(request.url());
      });
      const deliver = await hold(page, "**/*.woff2");
      const shifted = await watchShifts(page);
      const started = page.waitForRequest("**/api/posts/addVisitor*");
      await page.goto(at("/news.html"), { waitUntil: "domcontentloaded" });
      const heights = () =>
        page.evaluate(() =>
          ["header", "header + div"].map(
            (part) => document.querySelector(part)?.getBoundingClientRect().height,
          ),
        );
      const fits = async () => {
        for (const width of [320, 1080, 1440]) {
          await page.setViewportSize({ width, height: 720 });
          const overflow = await banner(page).evaluate((header) => {
            const ends = [...header.querySelectorAll("a, button")].map((control) => {
              // The sign counts, not the ground around it that can be pressed as well.
              const sign = control.firstElementChild ?? control;
              const { left, right, width } = sign.getBoundingClientRect();
              return width > 0 ? Math.max(-left, right - innerWidth) : -innerWidth;
            });
            const row = header.querySelector("a:has(svg)")?.parentElement ?? header;
            return Math.max(...ends) + Number.parseFloat(getComputedStyle(row).paddingInlineEnd);
          });
          expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
        }
        return heights();
      };
      const before = await fits();
      deliver();
      await started;
      await page.evaluate(() => document.fonts.ready);
      expect(fonts.length > 0).toBe(lang !== "zh");
      expect(await fits()).toEqual(before);
      expect(await shifted()).toBeLessThan(0.02);
    });
  });
}
