import type { CDPSession, Page, PlaywrightTestArgs, PlaywrightWorkerArgs } from "@playwright/test";
import { expect, hydrated, languages, test } from "./support/journey.ts";
import { furtherScreens, screens } from "./support/screens.ts";
import { open, texts } from "./support/shell.ts";

type Browsing = Pick<PlaywrightWorkerArgs & PlaywrightTestArgs, "playwright"> & {
  launchOptions: object;
  baseURL: string | undefined;
};

/** A page that does not exist is never kept, and is not one that somebody comes back to. */
const kinds = [...screens, ...furtherScreens].filter((path) => path !== "/no/such/page.html");
const atOnce = 14;

/**
 * Browsers keep a page that was left, and show it at once, unless it does something that forbids
 * it. The browser of the tests has no such cache, but it says what else would have been in the way.
 */
async function startKeepingBrowser({ playwright, launchOptions, baseURL }: Browsing) {
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  return { page, session, [Symbol.asyncDispose]: () => browser.close() };
}

/** Leaves the page and comes back; gives what kept the browser from showing it as it was. */
async function comeBack({ page, session }: { page: Page; session: CDPSession }): Promise<string[]> {
  const told = new Promise<string[]>((resolve) => {
    session.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
      const ours = notRestoredExplanations.filter(({ type }) => type !== "Circumstantial");
      resolve(ours.map(({ reason }) => reason));
    });
  });
  await page.evaluate(() => Object.assign(window, { left: true }));
  await page.goto("/en/sitemap.html");
  await page.goBack({ waitUntil: "commit" });
  const question = { expression: "Reflect.get(window, 'left')" };
  const { result } = await session.send("Runtime.evaluate", question);
  return result.value === true ? [] : await told;
}

for (let first = 0; first < kinds.length; first += atOnce) {
  const some = kinds.slice(first, first + atOnce);

  test(`nothing keeps a browser from showing ${some.join(" ")} at once when one comes back`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    await using browser = await startKeepingBrowser({ playwright, launchOptions, baseURL });
    for (const [place, path] of some.entries()) {
      const address = `/${languages[place % languages.length]}${path}`;
      await test.step(address, async () => {
        await browser.page.goto(address);
        await hydrated(browser.page);
        expect(await comeBack(browser), address).toEqual([]);
      });
    }
  });
}

test("what does keep a browser from it is told", async ({ playwright, launchOptions, baseURL }) => {
  await using browser = await startKeepingBrowser({ playwright, launchOptions, baseURL });
  await browser.page.goto("/en/news.html");
  await hydrated(browser.page);
  await browser.page.evaluate(() => addEventListener("unload", () => {}));
  expect(await comeBack(browser)).toContain("UnloadHandlerExistsInMainFrame");
});

test("a page that is shown again is a visit, has no progress, and greets who is signed in", async ({
  page,
}) => {
  const visits: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("addVisitor")) visits.push(request.postDataJSON());
  });
  const comesBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await open(page, "/en/news.html");
  expect(visits).toHaveLength(1);

  // Where the line had led is another page, which is not gone to here.
  await page.evaluate(() =>
    addEventListener("click", (event) => event.preventDefault(), { once: true }),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: texts.en.nav_sitemap }).click();
  const progress = page.getByTestId("progress");
  await expect(progress).toHaveCount(1);
  const member = page.locator("[data-member=name]");
  await expect(member).toBeHidden();
  await page.evaluate(() => localStorage.setItem("member", "Harriet"));
  await comesBack();
  await expect(progress).toHaveCount(0);
  await expect(member).toHaveText("Harriet");
  await expect(member).toBeVisible();
  await expect.poll(() => visits).toHaveLength(2);
  expect(visits[1]).toEqual(visits[0]);

  await page.evaluate(() => localStorage.removeItem("member"));
  await comesBack();
  await expect(member).toBeHidden();
});
