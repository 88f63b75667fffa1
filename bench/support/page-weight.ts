import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { openOnPhone } from "./chromium.ts";

export type Weight = {
  /** Bytes as they came over the line. */
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
  /** Scripts in the page itself, mostly hydration data: as written, and after brotli. */
  inline: { plain: number; compressed: number };
  /** Milliseconds: the first frame with content was drawn, it was on the screen, a script was asked for. */
  drawn: number;
  shown: number;
  firstScript: number;
};

type Loaded = { path: string; bytes: number; startedAt: number };

/** Newer browsers tell apart when the page had drawn the frame and when the screen showed it. */
type FirstPaint = PerformanceEntry & { paintTime?: number };

const kinds = {
  scripts: /\.m?js$/,
  styles: /\.css$/,
  fonts: /\.woff2?$/,
  pictures: /\.(?:avif|webp|jpe?g|png|gif)$/,
};

/**
 * What the first load of a page brings to a phone. The line is slowed down, as between two
 * computers in one room the order of painting and loading is down to luck.
 */
export async function weighPage({ browser, url }: { browser: Browser; url: string }) {
  const page = await openOnPhone({ browser });
  await slowDown({ page });
  await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
  const { loaded, html, drawn, shown } = await page.evaluate(readTimings);
  const inline = await page.evaluate(readInlineScripts);
  await page.context().close();
  const ofKind = (kind: keyof typeof kinds) => loaded.filter(({ path }) => kinds[kind].test(path));
  const bytes = (kind: keyof typeof kinds) =>
    ofKind(kind).reduce((sum, { bytes }) => sum + bytes, 0);
  const weight: Weight = {
    html,
    scripts: bytes("scripts"),
    styles: bytes("styles"),
    fonts: bytes("fonts"),
    pictures: bytes("pictures"),
    inline: {
      plain: Buffer.byteLength(inline),
      compressed: brotliCompressSync(inline).length,
    },
    drawn,
    shown,
    firstScript: Math.min(...ofKind("scripts").map(({ startedAt }) => startedAt)),
  };
  return weight;
}

/** The line Lighthouse imitates. */
async function slowDown({ page }: { page: Page }) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Runs in the page. */
function readTimings() {
  const [navigation] = performance.getEntriesByType("navigation");
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName("first-contentful-paint") as FirstPaint[];
  const loaded: Loaded[] = resources.map(({ name, encodedBodySize, startTime }) => ({
    path: new URL(name).pathname,
    bytes: encodedBodySize,
    startedAt: startTime,
  }));
  return {
    loaded,
    html: (navigation as PerformanceNavigationTiming).encodedBodySize,
    drawn: paint?.paintTime ?? paint?.startTime ?? Number.NaN,
    shown: paint?.startTime ?? Number.NaN,
  };
}

/** Runs in the page. The server's own text: the app adds scripts of its own as it starts. */
async function readInlineScripts() {
  const html = await (await fetch(location.href)).text();
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return Array.from(parsed.scripts)
    .filter((script) => !script.src && script.type !== "application/ld+json")
    .map((script) => script.text)
    .join("\n");
}
