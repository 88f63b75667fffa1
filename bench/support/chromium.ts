import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
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

export type Window = Pick<
  BrowserContextOptions,
  "viewport" | "deviceScaleFactor" | "isMobile" | "hasTouch" | "userAgent"
>;

/** The phone that Lighthouse imitates: the same picture variants are asked for. */
export const phone: Window = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
};

export const desk: Window = { viewport: { width: 1440, height: 900 } };

type Opened = { browser: Browser; window?: Window };

/** A page in a window that has seen nothing before. */
export async function openPage({ browser, window = phone }: Opened): Promise<Page> {
  const context = await browser.newContext(window);
  return context.newPage();
}

/** The line and the processor of a mid-range phone, as Lighthouse imitates them. */
export async function slowDown({
  page,
  processor = 1,
}: {
  page: Page;
  /** How many times slower; the line is always slowed down. */
  processor?: number;
}) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: processor });
}

/**
 * Visits a page until it is stored and all its pictures come as the variants asked for. Gives the
 * paths of everything that the last visit fetched.
 */
export async function warmPage(visit: Opened & { url: string }): Promise<string[]> {
  for (;;) {
    const { substitutes, paths } = await visitToEnd(visit);
    if (substitutes === 0) return paths;
  }
}

/** Visits a page down to its end; a variant that is not there yet is queued by being asked for. */
async function visitToEnd({ url, ...opened }: Opened & { url: string }) {
  const page = await openPage(opened);
  // A picture that is there already in another width would be taken instead, or not: by chance.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const paths = new Set<string>();
  let substitutes = 0;
  page.on("response", (answer) => {
    const { protocol, pathname } = new URL(answer.url());
    if (!answer.ok() || !protocol.startsWith("http")) return;
    paths.add(pathname);
    const isPicture = pathname.startsWith("/media/");
    if (isPicture && answer.headers()["cache-control"] === "no-store") substitutes++;
  });
  await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForLoadState("networkidle");
  }
  await page.context().close();
  return { substitutes, paths: [...paths] };
}
