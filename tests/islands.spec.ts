import type { Page } from "@playwright/test";
import { askForLittleWork, drawPictures } from "./support/inquiry-form.ts";
import { inquiryTexts } from "./support/inquiry-texts.ts";
import {
  type Island,
  islands,
  job,
  type Lang,
  product,
  productMenu,
  searchBox,
} from "./support/islands.ts";
import { expect, forgive, hydrated, languages, scriptBytes, test } from "./support/journey.ts";
import { hold } from "./support/shell.ts";

const react = /\/assets\/react-[^/]+\.js$/;

async function openIsland(page: Page, { path }: Island, lang: Lang) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${lang}${path}`);
  await hydrated(page);
}

for (const [place, island] of islands.entries()) {
  const { name, press, type, shows } = island;

  for (const lang of languages) {
    test(`${name} in ${lang}: a press before React is there is held and done`, async ({ page }) => {
      const deliver = await hold(page, react);
      await openIsland(page, island, lang);
      await press(page, lang);
      deliver();
      await shows(page, lang);
    });
  }

  const lang = languages[place % languages.length] ?? "zh";

  test(`${name} in ${lang}: the same by keyboard, and the network away meanwhile`, async ({
    page,
    context,
    problems,
  }) => {
    await page.route(react, async (route) => {
      await context.setOffline(true);
      await route.abort("internetdisconnected");
      await page.unroute(react);
    });
    await openIsland(page, island, lang);
    await type(page, lang);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await context.setOffline(false);
    await shows(page, lang);
    // The browser notes what could not be fetched.
    forgive(problems, /ERR_INTERNET_DISCONNECTED/);
  });
}

test("somebody who goes on typing after Enter has not sent it yet", async ({ page }) => {
  const deliver = await hold(page, react);
  await page.goto("/en/news.html");
  await hydrated(page);
  await searchBox(page, "en").fill("smoked");
  await page.keyboard.press("Enter");
  await searchBox(page, "en").pressSequentially(" oak");
  deliver();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page).toHaveURL(/news\.html$/);
});

test("a press that waited for a script of an old build is made again after the reload", async ({
  page,
  problems,
}) => {
  const gone = /\/assets\/shared-islands-[^/]+\.js$/;
  let refused = 0;
  await page.route(gone, async (route) => {
    refused++;
    if (refused <= 3) await route.abort();
    else await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en/news.html");
  await hydrated(page);
  await productMenu(page, "en").click();
  await expect(productMenu(page, "en")).toHaveAttribute("aria-expanded", "true");
  // Three tries, then fetched and imported: where requests are looked into there is no cache.
  expect(refused).toBe(5);
  // The browser notes what could not be fetched.
  forgive(problems, /ERR_FAILED/);
});

test("what islands are made of is transferred once, though fetched before it is imported", async ({
  page,
}) => {
  await page.goto("/en/news.html");
  await hydrated(page);
  await searchBox(page, "en").fill("smoked");
  await expect(page.getByRole("option").first()).toBeVisible();
  const transfers = await page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return entries
      .filter(({ name, transferSize }) => /shared-islands|react-/.test(name) && transferSize > 0)
      .map(({ name }) => new URL(name).pathname.replace(/-[^/]+$/, ""));
  });
  expect(transfers.toSorted()).toEqual(["/assets/react", "/assets/shared"]);
});

test.describe("while the scripts of an old build cannot be had", () => {
  test.beforeEach(async ({ page, problems }) => {
    await page.route(/\/assets\/shared-islands-[^/]+\.js$/, (route) => route.abort());
    await page.setViewportSize({ width: 1440, height: 900 });
    // The browser notes what could not be fetched.
    forgive(problems, /ERR_FAILED/);
  });

  /** How often the page itself was asked for. */
  async function countLoads(page: Page, path: string) {
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await hydrated(page);
    return () => loads.filter((one) => one === path).length;
  }

  test("the page behind a pressed link opens, however late, and not the old one anew", async ({
    page,
  }) => {
    await page.addInitScript(() =>
      addEventListener("island-failed", () => console.debug("island-failed")),
    );
    const loads = await countLoads(page, "/en/news.html");
    const deliver = await hold(page, "**/en/product.html");
    const failed = page.waitForEvent("console", (message) => message.text() === "island-failed");
    const link = page.locator("x-island[data-island=entry-menu] a").first();
    await link.focus();
    await page.keyboard.press("Enter");
    await failed;
    deliver();
    await expect(page).toHaveURL("/en/product.html");
    expect(loads()).toBe(1);
  });

  test("what was searched for is found, and the old page is not loaded anew", async ({ page }) => {
    const loads = await countLoads(page, "/en/news.html");
    await searchBox(page, "en").fill("oak");
    await searchBox(page, "en").press("Enter");
    await expect(page).toHaveURL("/en/search?query=oak");
    expect(loads()).toBe(1);
  });
});

/** The pages that bring the most, the islands that each has, and the KB they may bring, all used. */
const fullest = [
  {
    path: product,
    has: ["search box", "product menu", "picture zoom", "inquiry dialog"],
    most: 75,
  },
  { path: "/inquiry", has: ["product menu", "inquiry form"], most: 75 },
  // Its form is the one that is not in the file of all the others.
  { path: job, has: ["search box", "product menu", "application form"], most: 78 },
];
/** For those who cannot read the picture: the KB of the work in its place. */
const mostForProof = 2;
/** For those who type into the search box: the KB of its list. */
const mostForList = 3;

/** The scripts that have been asked for, whether or not they have come. */
function noteScripts(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname);
  });
  return asked;
}

/** The work that stands in for the picture is a script of its own. */
async function proveByWork(page: Page, lang: Lang) {
  const { prove, proved } = inquiryTexts[lang];
  await page.getByRole("button", { name: prove }).click();
  await expect(page.getByText(proved)).toBeVisible();
}

for (const lang of languages) {
  for (const { path, has, most } of fullest) {
    test(`in ${lang} ${path}: scrolling fetches no script; every island, used, stays within ${most} KB`, async ({
      page,
    }) => {
      const asked = noteScripts(page);
      await askForLittleWork(page);
      await drawPictures(page);
      await page.setViewportSize({ width: 1440, height: 600 });
      await page.goto(`/${lang}${path}`);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      const before = [...asked];
      // At the edge: what scrolls by beneath a pointer has been reached by it.
      await page.mouse.move(2, 300);
      for (let step = 0; step < 20; step++) await page.mouse.wheel(0, 800);
      await expect.poll(() => page.evaluate(isAtEnd)).toBe(true);
      expect(asked).toEqual(before);
      await page.evaluate(() => scrollTo(0, 0));

      for (const { name, press, shows } of islands) {
        if (!has.includes(name)) continue;
        await test.step(name, async () => {
          await press(page, lang);
          await shows(page, lang);
          await page.keyboard.press("Escape");
          // The last one stays open: it is a form.
          if (name !== has.at(-1)) await page.keyboard.press("Escape");
        });
      }
      const used = await scriptBytes(page);
      const list = await scriptBytes(page, /search-suggestions/);
      expect(used - list).toBeLessThanOrEqual(most * 1024);
      expect(list).toBeLessThanOrEqual(mostForList * 1024);
      if (has.includes("search box")) expect(list).toBeGreaterThan(0);
      await proveByWork(page, lang);
      expect(asked).toContainEqual(expect.stringContaining("prove-by-work"));
      expect((await scriptBytes(page)) - used).toBeLessThanOrEqual(mostForProof * 1024);
    });
  }
}

/** Two frames later: what is seen has been noticed by then. */
async function isAtEnd() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const { scrollHeight } = document.documentElement;
  return scrollY + innerHeight > scrollHeight - 2;
}
