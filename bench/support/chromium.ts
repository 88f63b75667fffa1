import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.js";
import { type Cleanup, PlainProblem } from "./benchmark.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

/** The machine's own Chromium, the same for all benchmarks and tests. */
export function findChromium(): string {
  const found = findBrowser();
  if (found) return found;
  throw new PlainProblem(
    "Missing: Chromium. On Debian: sudo apt-get install chromium-headless-shell",
  );
}

/** Root may not use the sandbox, and containers give little shared memory. */
export const chromiumFlags = ["--no-sandbox", "--disable-dev-shm-usage"];

export async function startChromium({ cleanup }: { cleanup: Cleanup }): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    env: { ...process.env, TMPDIR: makeTemporaryFolder({ cleanup }) },
    // The benchmark closes it itself, in its own order.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  cleanup.defer(() => browser.close());
  return browser;
}

/** A page on the phone that Lighthouse imitates: the same picture variants are asked for. */
export async function openOnPhone({ browser }: { browser: Browser }): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    userAgent:
      "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
  });
  return context.newPage();
}

/** Visits a page until it is stored and all its pictures come as the variants asked for. */
export async function warmPage({ browser, url }: { browser: Browser; url: string }) {
  while ((await countSubstitutes({ browser, url })) > 0) {}
}

/** Visits a page down to its end; a variant that is not there yet is queued by being asked for. */
async function countSubstitutes({ browser, url }: { browser: Browser; url: string }) {
  const page = await openOnPhone({ browser });
  let substitutes = 0;
  page.on("response", (answer) => {
    const isPicture = answer.ok() && new URL(answer.url()).pathname.startsWith("/media/");
    if (isPicture && answer.headers()["cache-control"] === "no-store") substitutes++;
  });
  await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForLoadState("networkidle");
  }
  await page.context().close();
  return substitutes;
}
