import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/**
 * Nothing that axe finds wrong. Half of its time goes into the contrast of every word, so a second
 * look at the same colours can leave them out.
 */
export async function expectAccessible(page: Page, { colours = true } = {}) {
  await page.evaluate(() => {
    // What is not laid out yet has no colours that could be judged.
    for (const part of document.querySelectorAll<HTMLElement>(
      "[class*=out-of-sight], [class*=out-of-sight] > *",
    )) {
      part.style.contentVisibility = "visible";
    }
  });
  // Also what fades because it has just been laid out.
  await settled(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (contrast) => {
    const found: import("axe-core").AxeResults = await Reflect.get(window, "axe").run({
      resultTypes: ["violations"],
      // Style sheets are not fetched once more: no rule that is asked for needs them.
      preload: false,
      rules: { "color-contrast": { enabled: contrast } },
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
    );
  }, colours);
  expect(violations).toEqual([]);
}

/** What fades in or out is judged when it is there or gone. */
async function settled(page: Page) {
  // Asked again and again: what an animation promises of its end is not kept when it is replaced.
  const allAreStill = () =>
    document.getAnimations().every(({ playState, timeline, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState !== "running" || timeline !== document.timeline || isEndless;
    });
  await page.waitForFunction(allAreStill, undefined, { polling: 50 });
}
