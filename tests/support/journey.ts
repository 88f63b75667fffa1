import AxeBuilder from "@axe-core/playwright";
import { test as base, expect } from "@playwright/test";
import { laidOut } from "./shell.ts";

export { expect };
export const languages = ["zh", "en", "ar"] as const;

/** A test in a real browser, where an error on the console or in the page is a failure. */
export const test = base.extend<{ problems: string[] }>({
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
      const allowed = forgiven.get(problems) ?? [];
      expect(problems.filter((text) => !allowed.some((one) => one.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

const forgiven = new WeakMap<string[], RegExp[]>();

/** For what a test provokes, such as the browser's own note of an answer that is an error. */
export function forgive(problems: string[], provoked: RegExp) {
  forgiven.set(problems, [...(forgiven.get(problems) ?? []), provoked]);
}

/** Waits until React has taken the page over, and all of it is laid out. */
export async function hydrated(page: import("@playwright/test").Page) {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__react")),
  );
  await laidOut(page);
}

/** To the last of the page, where a long list grows. */
export async function scrollToEnd(page: import("@playwright/test").Page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

/** What fades in or out is judged when it is there or gone. */
export async function expectAccessible(page: import("@playwright/test").Page) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === "running" && timeline === document.timeline,
        )
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  // The usual mode opens one more page per look, for the sake of frames of other sites: twice as slow.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
  ).toEqual([]);
}
