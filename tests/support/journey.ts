import { test as base, expect, type Locator, type Page } from "@playwright/test";

import { takeNewerFeaturesAway } from "./older-browser.ts";

export { expectAccessible } from "./expect-accessible.ts";
export { expect };
export const languages = ["zh", "en", "ar"] as const;

/** A test in a real browser, where an error on the console or in the page is a failure. */
export const test = base.extend<{ problems: string[]; isOlder: boolean }>({
  isOlder: [false, { option: true }],
  page: async ({ page, isOlder }, use) => {
    if (isOlder) await takeNewerFeaturesAway(page);
    await use(page);
  },
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env.SITE_UNDER_TEST ?? "");
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") {
          problems.push(`console: ${message.text()}`);
        }
      });
      page.on("pageerror", (error) => problems.push(`page: ${error.message}`));
      await use(problems);
      const allowed = [...(forgiven.get(problems) ?? []), leftWhileFading, drawnLate];
      expect(problems.filter((text) => !allowed.some((one) => one.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The same, where time may be stopped: in a window that no later test gets, for a stopped clock
 * leaves traces in it.
 */
export const clockTest = test.extend({
  context: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    await use(context);
    await context.close();
  },
});

/** The tag of tests in a browser without JavaScript, which is a browser of its own for them. */
export const scriptless = { tag: "@scriptless" };

/** The tag of tests that are run once more in a browser like the oldest we build for. */
export const older = { tag: "@older" };

/** What Chromium says of a page that is left again before it has faded in. */
const leftWhileFading = /^page: Transition was (?:aborted|skipped)/;

/**
 * What it says of a picture that was fetched and is not drawn within seconds, as on a machine that
 * is busy. That each picture fetched ahead is one of the page is tested by `preloads.test.ts`.
 */
const drawnLate = /was preloaded using link preload but not used within a few seconds/;

const forgiven = new WeakMap<string[], RegExp[]>();

/** For what a test provokes, such as the browser's own note of an answer that is an error. */
export function forgive(problems: string[], provoked: RegExp) {
  forgiven.set(problems, [...(forgiven.get(problems) ?? []), provoked]);
}

/** Waits until the page's script has run and React has taken over what it takes over unasked. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    const isHydrated = Object.keys(document.body).some((key) => key.startsWith("__react"));
    const islands = document.querySelectorAll<HTMLElement>("main x-island[data-when=visible]");
    const areAwake = [...islands].every(({ dataset: { state } }) => state === "awake");
    return "ready" in dataset && areAwake && (isHydrated || !("router" in dataset));
  });
}

/** Waits until React has taken over the island that this stands in, after something woke it. */
export async function awake(inside: Locator, wake: () => Promise<unknown>) {
  await wake();
  const island = inside.locator("xpath=ancestor::x-island").first();
  await expect(island).toHaveAttribute("data-state", "awake");
}

/** How much of the scripts that the page has fetched so far, as they travel: compressed. */
export async function scriptBytes(page: Page, named = /./) {
  return page.evaluate((part) => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => {
      const { pathname } = new URL(name);
      return pathname.endsWith(".js") && new RegExp(part).test(pathname);
    });
    // Each once: what was fetched and is then imported comes out of the browser's cache.
    const sizes = new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  }, named.source);
}

/** To the last of the page, where a long list grows. */
export async function scrollToEnd(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

/** How far the page reaches beyond the window to the side. */
export async function widthBeyondWindow(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
