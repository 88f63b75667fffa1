import { expect, hydrated, test } from "./support/journey.ts";

/** One of each kind of page. */
const kinds = [
  "/zh",
  "/en/product/woodSlat.html",
  "/ar/productdetail/slat-oak.html",
  "/en/cmpProductdetail/slat-oak.html?with=pet-flat-12,slat-ash",
  "/zh/silencebooth.html",
  "/en/programme/office-acoustics",
  "/ar/project/cinema/1.html",
  "/en/project/cinema/cinema-doha-four-screens",
  "/zh/news.html",
  "/en/article/what-is-nrc.html",
  "/ar/aboutUs/lianxi.html",
  "/en/search?query=oak",
  "/zh/inquiry",
  "/en/recruit",
];

/**
 * Browsers keep a page that was left, and show it at once, unless it does something that forbids
 * it. The browser of the tests has no such cache, but it says what else would have been in the way.
 */
test("no page keeps a browser from showing it at once when one comes back", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  await using browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  for (const path of kinds) {
    await test.step(path, async () => {
      const told = new Promise<string[]>((resolve) => {
        session.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
          const ours = notRestoredExplanations.filter(({ type }) => type !== "Circumstantial");
          resolve(ours.map(({ reason }) => reason));
        });
      });
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { left: true }));
      await page.goto("/en/sitemap.html");
      await page.goBack({ waitUntil: "commit" });
      const question = { expression: "Reflect.get(window, 'left')" };
      const { result } = await session.send("Runtime.evaluate", question);
      expect(result.value === true ? [] : await told, path).toEqual([]);
    });
  }
});
