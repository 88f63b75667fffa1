import type { Page } from "@playwright/test";
import {
  clockTest,
  expect,
  forgive,
  hydrated,
  languages,
  scriptless,
  test,
} from "./support/journey.ts";
import { alive, freeze, hold, open, pass, texts } from "./support/shell.ts";

const banner = (page: Page) => page.getByRole("banner");

for (const lang of languages) {
  const t = texts[lang];
  const at = (path: string) => `/${lang}${path}`;

  test.describe(`the shell in ${lang}`, () => {
    test("footer: every contact, QR code of 100 × 110, links, certificates", async ({ page }) => {
      await page.goto(at("/news.html"));
      const footer = page.getByRole("contentinfo");
      const told = await footer.locator("dl > div").allTextContents();
      for (const [label, value] of [
        [t.service_time, "9:00–\u206018:00"],
        [t.phone, "+86 400 000 0000"],
        [t.address, ""],
        [t.website, "www.example.com"],
        ["WhatsApp", "+86 "],
        [t.email, "hello@example.com"],
        [t.wechat, "tinghe-example"],
      ] as const) {
        const found = told.find((text) => text.startsWith(label)) ?? "";
        expect(found).toContain(value);
        expect(found.length).toBeGreaterThan(label.length + 4);
      }
      expect(await footer.locator("dl img").boundingBox()).toMatchObject({
        width: 100,
        height: 110,
      });
      await expect(footer.getByRole("navigation")).toHaveCount(3);
      await expect(footer.getByRole("list", { name: t.certificates }).locator("li")).toHaveText([
        "ISO 9001",
        "ISO 14001",
      ]);
      await expect(footer.getByText(/©|版权|حقوق/)).toBeVisible();
      await expect(footer.getByText("ICP")).toBeVisible();
    });

    // What hangs on no words is tried in one of the languages.
    if (lang === "ar") {
      test("the visit is told; progress while the next page is fetched", async ({ page }) => {
        const visit = page.waitForRequest("**/api/posts/addVisitor*");
        await open(page, at("/news.html"));
        expect((await visit).postDataJSON()).toMatchObject({ page: at("/news.html") });
        expect((await (await visit).response())?.status()).toBe(200);

        // Told again for the next page, and a log that fails is nobody's concern.
        const footer = page.getByRole("contentinfo");
        await page.route("**/api/posts/addVisitor*", (route) =>
          route.fulfill({ json: { code: 500, msg: "away" } }),
        );
        // Held back behind all other listeners: a page that is being left cannot be looked at.
        await page.evaluate(() =>
          addEventListener("click", (event) => event.preventDefault(), { once: true }),
        );
        const link = footer.getByRole("link", { name: t.nav_sitemap });
        await link.click();

        // The progress bar: nothing for 200 ms, then filling for 5000 ms.
        const bar = page.getByTestId("progress");
        const widthAt = (milliseconds: number) =>
          bar.evaluate((element, time) => {
            for (const animation of element.getAnimations()) {
              animation.pause();
              animation.currentTime = time;
            }
            return element.getBoundingClientRect().width;
          }, milliseconds);
        await expect(bar).toHaveCSS("animation-duration", "5s");
        expect(await widthAt(200)).toBe(0);
        expect(await widthAt(201)).toBeGreaterThan(0);
        expect(await widthAt(4500)).toBeLessThan(await widthAt(5200));
        expect(await widthAt(5200)).toBe(await widthAt(60_000));
        const next = page.waitForRequest("**/api/posts/addVisitor*");
        await link.click();
        await expect(page).toHaveURL(at("/sitemap.html"));
        await expect(bar).toHaveCount(0);
        expect((await next).postDataJSON()).toMatchObject({ page: at("/sitemap.html") });
      });
    }
  });

  test.describe(`without JavaScript in ${lang}`, scriptless, () => {
    if (lang === "en") return;

    test("navigation, languages, search and contacts work", async ({ page }) => {
      await page.goto(at("/news.html"));
      const box = page.getByRole("combobox", { name: t.search });
      await box.press("Enter");
      await expect(page).toHaveURL(at("/news.html"));
      await box.fill("NRC");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(at("/search?query=NRC"));
      await expect(banner(page).getByRole("button", { name: t.show_products })).toBeHidden();
      await banner(page).getByRole("link", { name: t.nav_products, exact: true }).click();
      await expect(page).toHaveURL(at("/product.html"));
      await expect(page.getByRole("contentinfo").getByText("hello@example.com")).toBeVisible();
      const service = page.getByRole("region", { name: t.online_service });
      await page.locator("aside summary").click();
      await expect(service.getByText("+86 400 000 0000")).toBeVisible();

      await page.setViewportSize({ width: 390, height: 800 });
      if (lang === "zh") {
        await page.getByRole("button", { name: t.wechat_short }).click();
        await expect(page.getByRole("dialog", { name: t.wechat_qr })).toBeVisible();
        await page.getByRole("button", { name: t.close }).click();
      }
      await banner(page).getByRole("button", { name: t.menu }).click();
      await page.getByRole("dialog", { name: t.menu }).locator("a[hreflang=en]").click();
      await expect(page).toHaveURL("/en/product.html");
    });
  });
}

test("a change of language: cookie for 30 days, cached menus dropped, home from products and articles", async ({
  page,
  context,
  request,
}) => {
  const arabic = banner(page).getByRole("link", { name: "العربية" }).first();
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await open(page, "/en/project/office/2.html");
  await banner(page).getByRole("button", { name: texts.en.show_products }).press("Enter");
  await expect.poll(kept).toContain("product-menu");
  await arabic.click();
  await expect(page).toHaveURL("/ar/project/office/2.html");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await kept()).not.toContain("product-menu");
  const cookie = (await context.cookies()).find(({ name }) => name === "lang");
  expect(cookie).toMatchObject({ value: "ar", path: "/", sameSite: "Lax" });
  const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(seconds - 2_592_000)).toBeLessThan(60);

  for (const [path, target] of [
    ["/productdetail/slat-oak.html", "/ar"],
    ["/cmpProductdetail/slat-oak.html", "/ar"],
    ["/article/what-is-nrc.html", "/ar"],
    ["/article/list.html", "/ar/article/list.html"],
    ["/search?query=NRC", "/ar/search?query=NRC"],
  ] as const) {
    const html = await (await request.get(`/en${path}`)).text();
    expect(html).toContain(`<a href="${target}" hrefLang="ar"`);
  }
});

test("links lead on, in a new tab when a key is held, and back finds the page as it was", async ({
  page,
  context,
}) => {
  await open(page, "/en/project.html");
  const room = page.locator('main a[href^="/en/project/office/office-"]').first();
  const tab = context.waitForEvent("page");
  await room.click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  await expect(page).toHaveURL("/en/project.html");
  await room.click();
  await expect(page).toHaveURL(/\/en\/project\/office\/office-/);
  await page.goBack();
  await expect(page).toHaveURL("/en/project.html");
});

test("a page that a browser prepares ahead is a visit once it is shown", async ({ page }) => {
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("addVisitor")) told.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true });
  });
  await page.goto("/en/news.html");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(told).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
  await expect.poll(() => told.length).toBe(1);
});

test("links to pages are prepared; those that open something, lead elsewhere or to one person are not", async ({
  page,
}) => {
  await page.goto("/en/productdetail/slat-oak.html");
  /** As a browser reads the rules of the page: which links it prepares. */
  const links = await page.evaluate(() => {
    type Where = { href_matches?: string | string[]; selector_matches?: string } & {
      and?: Where[];
      not?: Where;
    };
    const matches = (link: HTMLAnchorElement, where: Where): boolean => {
      if (where.and) return where.and.every((part) => matches(link, part));
      if (where.not) return !matches(link, where.not);
      if (where.selector_matches) return link.matches(where.selector_matches);
      return [where.href_matches ?? []]
        .flat()
        .some((pattern) => new URLPattern(pattern, location.href).test(link.href));
    };
    const rules = document.querySelector("script[type=speculationrules]")?.textContent ?? "";
    const { where } = JSON.parse(rules).prerender[0];
    return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map((link) => ({
      html: (link.cloneNode() as Element).outerHTML,
      isPrepared: matches(link, where),
    }));
  });
  const prepared = links.filter(({ isPrepared }) => isPrepared).map(({ html }) => html);
  const others = links.filter(({ isPrepared }) => !isPrepared).map(({ html }) => html);
  // Each sort of link is on the page, and all of that sort are treated alike.
  for (const sort of [
    /data-inquiry=/,
    /data-opens=/,
    /data-language=/,
    /target="_blank"/,
    /rel="[^"]*nofollow/,
    /href="\/en\/(?:users|login|search|inquiry)/,
    /href="(?:tel|mailto|https):/,
  ]) {
    expect(others, String(sort)).toContainEqual(expect.stringMatching(sort));
    expect(prepared, String(sort)).not.toContainEqual(expect.stringMatching(sort));
  }
  for (const path of ["/en", "/en/product.html", "/en/news.html", "/en/aboutUs.html"]) {
    expect(prepared, path).toContainEqual(expect.stringContaining(`href="${path}"`));
  }
});

/** How often the page itself was asked for. */
function countLoads(page: Page, path: string) {
  const loads = { count: 0 };
  page.on("request", (request) => {
    const isPage = request.isNavigationRequest() && new URL(request.url()).pathname === path;
    if (isPage) loads.count++;
  });
  return loads;
}

test("an island that cannot be loaded: three tries, one reload a minute, then as without scripts", async ({
  page,
  problems,
}) => {
  let refused = 0;
  await page.route(/\/assets\/shared-islands.*\.js/, (route) => {
    refused++;
    return route.abort();
  });
  const loads = countLoads(page, "/en/news.html");
  await open(page, "/en/news.html");
  const box = page.getByRole("combobox", { name: texts.en.search });
  const island = page.locator("x-island", { has: box });
  await alive(page, () => box.focus());
  expect(refused).toBe(3);
  expect(loads.count).toBe(2);

  // It fails again, and stays.
  await box.fill("oak");
  await expect(island).toHaveAttribute("data-state", "failed");
  expect(refused).toBe(6);
  await alive(page, () => page.keyboard.press("Enter"));
  await expect(page).toHaveURL("/en/search?query=oak");
  expect(loads.count).toBe(2);

  // A minute later it is tried once more.
  await open(page, "/en/news.html");
  await page.evaluate(() => {
    sessionStorage.setItem("tinghe:reloaded", String(Date.now() - 60_000));
  });
  await alive(page, () => box.focus());
  expect(loads.count).toBe(4);

  await page.unroute(/\/assets\/shared-islands.*\.js/);
  await open(page, "/en/news.html");
  await box.fill("oak");
  await expect(page.getByRole("option").first()).toBeVisible();
  // The browser notes what could not be fetched.
  forgive(problems, /ERR_FAILED/);
});

test("a part of an application that cannot be loaded: one reload a minute, then it is an error", async ({
  page,
}) => {
  const loads = countLoads(page, "/en/login");
  await page.goto("/en/login");
  await hydrated(page);
  /** As the code around every dynamic import does; gives whether it was taken care of. */
  const fail = () =>
    page.evaluate(() => !dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
  const reloaded = page.waitForEvent("load");
  expect(await fail()).toBe(true);
  await reloaded;
  await hydrated(page);
  expect(loads.count).toBe(2);
  expect(await fail()).toBe(false);
  // What is asked for next is not the page.
  await page.getByRole("link", { name: texts.en.login_register }).click();
  await expect(page).toHaveURL("/en/Register");
  expect(loads.count).toBe(2);
});

clockTest(
  "a member's page asks whether the token is good; one that is not ends the session",
  async ({ page, problems }) => {
    await page.addInitScript(() => {
      if (location.pathname.includes("/users")) localStorage.setItem("token", "stale");
    });
    const ask = await hold(page, "**/api/users/flg*");
    await page.route("**/login", (route) => route.fulfill({ body: "sign in" }));
    await freeze(page);
    await open(page, "/en/users/artadd");
    ask();
    const toast = page.locator("[data-toast=error]");
    await expect(toast).toHaveText(texts.en.api_unauthenticated);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await pass(page, 1499);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1);
    await expect(page).toHaveURL("/en/login");
    // The browser itself notes an answer that is an error.
    forgive(problems, /status of 401/);
  },
);

clockTest(
  "who never signed in is led to the sign-in at once, and not told of a session",
  async ({ page, problems }) => {
    await page.route("**/login", (route) => route.fulfill({ body: "sign in" }));
    await freeze(page);
    await page.goto("/ar/users");
    // Time stands still: a message would be shown for ever.
    await expect(page).toHaveURL("/ar/login");
    forgive(problems, /status of 401/);
  },
);

test("what was opened or typed before any script was there stays", async ({ page }) => {
  const deliver = await hold(page, "**/assets/*.js");
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto("/en/news.html", { waitUntil: "commit" });
  const box = page.getByRole("combobox", { name: texts.en.search });
  await box.fill("oak");
  await banner(page).getByRole("button", { name: texts.en.menu, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: texts.en.menu });
  await expect(drawer).toBeVisible();
  await alive(page, async () => deliver());
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await box.press("End");
  await page.keyboard.type("!");
  await expect(box).toHaveValue("oak!");
});

test.describe("for those who want less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  clockTest("notices stand still, and the way to the top is a jump", async ({ page }) => {
    await open(page, "/en/news.html");
    await freeze(page);
    const notice = page.getByRole("region", { name: texts.en.notices }).getByRole("link");
    await notice.hover();
    await page.mouse.move(5, 715);
    const shown = await notice.getAttribute("href");
    await pass(page, 30_000);
    await expect(notice).toHaveAttribute("href", shown ?? "");
    await page.evaluate(() => scrollTo(0, 1500));
    await page.getByRole("button", { name: texts.en.to_top }).click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
