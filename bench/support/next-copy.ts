import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser } from "@playwright/test";
import { type Cleanup, PlainProblem } from "./benchmark.ts";
import { openPage, warmPage } from "./chromium.ts";
import { buildNext, serve } from "./next-page.ts";
import { request } from "./request.ts";

/** A page of ours, taken apart. Attributes are spelled as React wants them. */
type Copied = {
  html: Record<string, string>;
  links: Record<string, string>[];
  title: string;
  description: string;
  body: string;
};

const layout = `
  import copied from "../../copied.json";

  export default async function Layout({ params, children }) {
    const { path } = await params;
    const { html, links } = copied["/" + path.join("/")];
    return (
      <html {...html}>
        <head>{links.map((link) => <link key={JSON.stringify(link)} {...link} />)}</head>
        <body>{children}</body>
      </html>
    );
  }`;

const page = `
  import copied from "../../copied.json";

  export const dynamicParams = false;
  const find = async (params) => copied["/" + (await params).path.join("/")];

  export function generateStaticParams() {
    return Object.keys(copied).map((path) => ({ path: path.slice(1).split("/") }));
  }

  export async function generateMetadata({ params }) {
    const { title, description } = await find(params);
    return { title, description };
  }

  export default async function Page({ params }) {
    const { body } = await find(params);
    return <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: body }} />;
  }`;

/** What a page needs to look as it does; scripts and what they ask for are left out. */
const isCopied = /\.(?:css|woff2?|avif|webp|jpe?g|png|gif|svg)$/;

/**
 * Builds our pages as static pages of Next.js: the same markup, styles, fonts and pictures at the
 * same paths. The markup of a page is one piece of text that React takes over without looking into
 * it, in components of the server alone: nothing of it is hydrated, no menu or form works. That
 * favours Next.js; any real site of it brings more scripts and takes longer.
 */
export async function buildNextCopy({
  cleanup,
  browser,
  address,
  paths,
}: {
  cleanup: Cleanup;
  browser: Browser;
  /** Where our site runs; its pages are warm afterwards. */
  address: string;
  paths: string[];
}): Promise<string> {
  const copied: Record<string, Copied> = {};
  const files = new Set<string>();
  for (const path of paths) {
    const url = address + path;
    // Only what the phone loads: making every variant of every picture would take hours.
    for (const file of await warmPage({ browser, url })) if (isCopied.test(file)) files.add(file);
    const taken = await copyPage({ browser, url });
    for (const { href } of taken.links) if (href) files.add(href);
    copied[path] = taken;
  }
  return buildNext({
    cleanup,
    files: {
      "copied.json": JSON.stringify(copied),
      "app/[...path]/layout.js": layout,
      "app/[...path]/page.js": page,
    },
    prepare: (folder) => copyFiles({ address, files, into: join(folder, "public") }),
  });
}

/** `next start` with its defaults. */
export async function startNextCopy({
  cleanup,
  folder,
  paths,
}: {
  cleanup: Cleanup;
  folder: string;
  paths: string[];
}) {
  const { address } = await serve({ cleanup, folder, path: paths[0] ?? "" });
  for (const path of paths) {
    const { status, headers } = await request({ url: address + path });
    if (status === 200 && headers["x-nextjs-cache"] === "HIT") continue;
    throw new PlainProblem(`Next.js does not serve ${path} as a static page; nothing to compare.`);
  }
  return address;
}

async function copyPage({ browser, url }: { browser: Browser; url: string }): Promise<Copied> {
  const page = await openPage({ browser });
  await page.goto(url, { timeout: 120_000 });
  const copied = await page.evaluate(takeApart);
  await page.context().close();
  return copied;
}

/** Runs in the page. The server's own text: in the page itself scripts have been at work. */
async function takeApart() {
  const spellings: Record<string, string> = {
    crossorigin: "crossOrigin",
    fetchpriority: "fetchPriority",
    imagesizes: "imageSizes",
    imagesrcset: "imageSrcSet",
  };
  const attributesOf = (element: Element) =>
    Object.fromEntries(
      Array.from(element.attributes, ({ name, value }) => [spellings[name] ?? name, value]),
    );
  const text = await (await fetch(location.href)).text();
  const parsed = new DOMParser().parseFromString(text, "text/html");
  const links = parsed.querySelectorAll("link:is([rel=stylesheet], [rel=preload], [rel=icon])");
  for (const script of parsed.querySelectorAll("script")) script.remove();
  return {
    html: attributesOf(parsed.documentElement),
    links: Array.from(links, attributesOf),
    title: parsed.title,
    description: parsed.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
    body: parsed.body.innerHTML,
  };
}

async function copyFiles({
  address,
  files,
  into,
}: {
  address: string;
  files: Set<string>;
  into: string;
}) {
  for (const file of files) {
    const headers = { "Accept-Encoding": "identity" };
    const { status, bytes } = await request({ url: address + file, headers });
    if (status !== 200) throw new PlainProblem(`${file} cannot be copied: ${status}.`);
    await mkdir(dirname(join(into, file)), { recursive: true });
    await writeFile(join(into, file), bytes);
  }
}
