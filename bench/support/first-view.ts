import type { Browser, Page, Response } from "@playwright/test";
import en from "../../messages/en.json" with { type: "json" };
import { openPage, type Window } from "./chromium.ts";

export type FirstView = {
  pictures: number;
  /** Until every picture in view was there. */
  seconds: number;
  /** The longest that the server took to begin an answer with a picture. */
  slowest: number;
  /** Answers that stood in for a variant that was not made yet, and the bytes of all. */
  substitutes: number;
  bytes: number;
};

type Visit = { browser: Browser; url: string; window: Window };

/** Visits a page for the first time, until every picture in view is there. */
export async function viewPage({ browser, url, window }: Visit): Promise<FirstView> {
  const page = await openPage({ browser, window });
  const answers = watchPictures({ page });
  await page.goto(url, { waitUntil: "commit", timeout: 120_000 });
  const { pictures, at } = await page.evaluate(untilAllThere, "body");
  const view = { pictures, seconds: at / 1000, ...(await answers.sum()) };
  await page.context().close();
  return view;
}

/** Opens the product menu of a page for the first time, until its pictures are there. */
export async function openProductMenu({ browser, url, window }: Visit): Promise<FirstView> {
  const page = await openPage({ browser, window });
  await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
  const answers = watchPictures({ page });
  const button = page.getByRole("button", { name: en.show_products });
  const panel = await button.getAttribute("aria-controls");
  const started = await page.evaluate(() => performance.now());
  await button.click();
  const { pictures, at } = await page.evaluate(untilAllThere, `[id="${panel}"]`);
  const view = { pictures, seconds: (at - started) / 1000, ...(await answers.sum()) };
  await page.context().close();
  return view;
}

function watchPictures({ page }: { page: Page }) {
  const answers: Response[] = [];
  page.on("response", (answer) => {
    if (new URL(answer.url()).pathname.startsWith("/media/")) answers.push(answer);
  });
  return {
    async sum() {
      const sizes = answers.map(async (answer) =>
        Number(await answer.headerValue("content-length")),
      );
      const substitutes = answers.filter(
        (answer) => answer.headers()["cache-control"] === "no-store",
      );
      const waits = answers.map((answer) => {
        const { requestStart, responseStart } = answer.request().timing();
        return (responseStart - requestStart) / 1000;
      });
      return {
        slowest: Math.max(0, ...waits),
        substitutes: substitutes.length,
        bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
      };
    },
  };
}

/** Runs in the page: when all pictures were there that are in view, at least one. */
async function untilAllThere(within: string) {
  for (;;) {
    const inView = Array.from(document.querySelectorAll<HTMLImageElement>(`${within} img`)).filter(
      (image) => {
        const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
        const isSeen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        return isSeen && width > 0 && height > 0 && image.checkVisibility();
      },
    );
    const areThere = inView.every((image) => image.complete && image.naturalWidth > 0);
    if (document.readyState !== "loading" && inView.length > 0 && areThere) {
      return { pictures: inView.length, at: performance.now() };
    }
    await new Promise(requestAnimationFrame);
  }
}
