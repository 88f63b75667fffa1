import type { Browser } from "@playwright/test";
import { openPage, slowDown } from "./chromium.ts";

export type Weight = {
  /** Bytes as they came over the line. */
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
  /** Scripts in the page itself, as written: a cookie, and what may be prepared behind links. */
  inline: number;
  /** Milliseconds until the first frame with content was on the screen. */
  firstPaint: number;
};

type Loaded = { path: string; bytes: number };

const kinds = {
  scripts: /\.m?js$/,
  styles: /\.css$/,
  fonts: /\.woff2?$/,
  pictures: /\.(?:avif|webp|jpe?g|png|gif)$/,
};

/** What the first load of a page brings to a phone on a slow line, where the first paint tells. */
export async function weighPage({ browser, url }: { browser: Browser; url: string }) {
  const page = await openPage({ browser });
  await slowDown({ page });
  await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
  const { loaded, html, firstPaint } = await page.evaluate(readTimings);
  const inline = await page.evaluate(readInlineScripts);
  await page.context().close();
  const bytes = (kind: keyof typeof kinds) =>
    loaded.filter(({ path }) => kinds[kind].test(path)).reduce((sum, { bytes }) => sum + bytes, 0);
  const weight: Weight = {
    html,
    scripts: bytes("scripts"),
    styles: bytes("styles"),
    fonts: bytes("fonts"),
    pictures: bytes("pictures"),
    inline: Buffer.byteLength(inline),
    firstPaint,
  };
  return weight;
}

/** Runs in the page. */
function readTimings() {
  const [navigation] = performance.getEntriesByType("navigation");
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const loaded: Loaded[] = resources.map(({ name, encodedBodySize }) => ({
    path: new URL(name).pathname,
    bytes: encodedBodySize,
  }));
  return {
    loaded,
    html: (navigation as PerformanceNavigationTiming).encodedBodySize,
    firstPaint: paint?.startTime ?? Number.NaN,
  };
}

/** Runs in the page. The server's own text: scripts that the page adds are no part of it. */
async function readInlineScripts() {
  const html = await (await fetch(location.href)).text();
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return Array.from(parsed.scripts)
    .filter((script) => !script.src && script.type !== "application/ld+json")
    .map((script) => script.text)
    .join("\n");
}
