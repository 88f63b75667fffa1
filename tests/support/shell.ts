import type { Page, Route } from "@playwright/test";
import ar from "../../messages/ar.json" with { type: "json" };
import en from "../../messages/en.json" with { type: "json" };
import zh from "../../messages/zh.json" with { type: "json" };

/** What the interface says, by language. */
export const texts = { zh, en, ar };

/** Opens a page and waits until its script has run. */
export async function open(page: Page, path: string) {
  await alive(page, () => page.goto(path));
}

/** Loads the page, in whatever way, and waits until it has told of the visit: the last it does. */
export async function alive(page: Page, load: () => Promise<unknown>) {
  await Promise.all([page.waitForRequest("**/api/posts/addVisitor*"), load()]);
}

/** Keeps requests waiting until the function it gives is called. */
export async function hold(
  page: Page,
  address: string | RegExp,
  answer = (route: Route) => route.fallback(),
) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await answer(route);
  });
  return release;
}

/** From now on time passes only when the test says so; what the page has begun before goes on. */
export async function freeze(page: Page) {
  await page.clock.install({ time: "2026-01-01T08:00:00Z" });
  await page.clock.pauseAt("2026-01-01T09:00:00Z");
}

/** Opens a page in which time passes only when the test says so, for all that it does. */
export async function openFrozen(page: Page, path: string) {
  await page.clock.install({ time: "2026-01-01T08:00:00Z" });
  await open(page, path);
  await page.clock.pauseAt("2026-01-01T09:00:00Z");
}

/** Lets this much time pass, in milliseconds; React draws what was begun before and after. */
export async function pass(page: Page, milliseconds: number) {
  await drawn(page);
  await page.clock.runFor(milliseconds);
  await drawn(page);
}

/** React works in messages to itself: one sent after them arrives after them. */
async function drawn(page: Page) {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 8; turn++) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((arrived) => {
        port1.onmessage = arrived;
        port2.postMessage("");
      });
      port1.close();
    }
  });
}

/** Lets time pass while something is done that waits for it, and stops it again. */
export async function thaw(page: Page, act: () => Promise<void>) {
  await page.clock.resume();
  await act();
  await page.clock.pauseAt("2026-01-01T10:00:00Z");
}

/** Adds up, from the first paint on, how far things move that nobody has touched. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, "hadRecentInput")) moved += Reflect.get(entry, "value");
      }
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifted: () => moved });
  });
  return () => page.evaluate<number>(() => Reflect.get(window, "shifted")());
}

/** Pictures that stand in one list more than once. */
export async function listRepeated(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("ul, ol")].flatMap((list) => {
      const images = [...list.querySelectorAll("img")].filter(
        (image) => image.closest("ul, ol") === list,
      );
      const ids = images.map(({ src }) => /\/media\/([^.]+)\./.exec(src)?.[1]);
      return ids.filter((id, position) => ids.indexOf(id) < position);
    }),
  );
}

/**
 * Texts, controls and framed pictures that reach into the strip of the window where the quick
 * contacts stand. They are fixed, so whatever is in that strip would pass beneath them.
 */
export async function listCovered(page: Page) {
  return page.evaluate(() => {
    const strip = document.querySelector("aside.fixed")?.getBoundingClientRect();
    if (!strip?.width) return ["there are no quick contacts"];
    const inStrip = ({ left, right, width, height }: DOMRect) =>
      width > 1 && height > 1 && left < strip.right && right > strip.left;
    const bleeds = ({ left, right }: DOMRect) => left <= 0 || right >= strip.right;
    const slidesSideways = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        slidesSideways(element.parentElement));
    const seen = (element: Element | null) =>
      element !== null &&
      !element.closest(".sr-only") &&
      element.checkVisibility({ contentVisibilityAuto: true }) &&
      !slidesSideways(element);
    const covered: string[] = [];
    for (const part of document.querySelectorAll("main, footer")) {
      for (const element of part.querySelectorAll("a, button, input, select, textarea, img")) {
        const box = element.getBoundingClientRect();
        if (inStrip(box) && !bleeds(box) && seen(element)) {
          covered.push(element.outerHTML.slice(0, 120));
        }
      }
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.textContent?.trim() || !seen(text.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if (Array.from(range.getClientRects()).some(inStrip)) covered.push(text.textContent);
      }
    }
    return covered;
  });
}
