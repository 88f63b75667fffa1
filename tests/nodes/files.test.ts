import { readdir, stat } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { currentBuild } from "../../server/current-build.ts";
import { inBatches } from "./support/in-batches.ts";
import { publicUrl as origin } from "./support/settings.ts";
import { shareNode } from "./support/shared-nodes.ts";

const build = `${currentBuild()}/`;
const node = shareNode("site");

describe("built files", () => {
  test.each([
    ["client", "/assets/"],
    ["admin", "/admin/assets/"],
  ])("of the %s may be kept for ever, and were compressed beforehand", async (part, mount) => {
    const folder = `${build}${part}/assets/`;
    const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name));
    expect(names.length).toBeGreaterThan(0);
    const headers = { "Accept-Encoding": "br" };
    await inBatches({
      of: names,
      work: async (name) => {
        const response = await node.ask(mount + name, { method: "HEAD", headers });
        expect(response.status, name).toBe(200);
        expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
        expect(response.headers.get("Content-Encoding")).toBe("br");
        const { size } = await stat(`${folder}${name}.br`);
        expect(Number(response.headers.get("Content-Length"))).toBe(size);
      },
    });
  });

  test("are there for every address a page names, in every language", async () => {
    for (const path of ["/zh", "/en", "/ar", "/admin/"]) {
      const page = await node.read(path);
      const named = page.matchAll(
        /(?:\/admin)?\/assets\/[\w.-]+\.(?:js|css|woff2)|\/favicon\.svg/g,
      );
      for (const address of new Set(Array.from(named, ([each]) => each))) {
        expect((await node.ask(address)).status, `${address} on ${path}`).toBe(200);
      }
    }
  });

  test("of an older build do not exist, and that is kept by no cache", async () => {
    const response = await node.ask("/assets/root-OLDOLDOL.js");
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const office = await node.ask("/admin/assets/index-OLDOLDOL.js");
    expect(office.status).toBe(404);
  });

  test("give away neither their compressed twins nor the names in their folder", async () => {
    const [name = ""] = (await readdir(`${build}client/assets`)).filter((each) =>
      /\.js$/.test(each),
    );
    for (const path of [`/assets/${name}.br`, `/assets/${name}.gz`, "/assets/", "/assets"]) {
      expect((await node.ask(path)).status, path).toBe(404);
    }
  });
});

describe("pictures", () => {
  test("may be kept for ever, and those that were never offered do not exist", async () => {
    const page = await node.read("/en");
    const base = /\/media\/[a-z0-9-]+\.[0-9a-f]{10}/.exec(page)?.[0];
    // Only what is waited for is surely the variant itself, and no substitute for it.
    const response = await node.ask(`${base}/160.jpg`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/jpeg");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const missing = [
      `${base}/161.webp`,
      `${base}/9999.webp`,
      `${base}/160.png`,
      `${base}/160.webp/`,
    ];
    for (const path of [...missing, "/media/hero-1.0000000000/160.webp", `${base}/160.webp?x=1`]) {
      const status = (await node.ask(path)).status;
      expect(path.includes("?") ? [200, 404] : [404], path).toContain(status);
    }
  });

  test("20 visitors at once make one file of each size", async () => {
    const base = /\/media\/[a-z0-9-]+\.[0-9a-f]{10}/.exec(await node.read("/en"))?.[0];
    const given = await Promise.all(
      Array.from({ length: 20 }, async () => (await node.ask(`${base}/320.jpg`)).arrayBuffer()),
    );
    expect(new Set(given.map((each) => Buffer.from(each).toString("base64"))).size).toBe(1);
  });
});

describe("for search engines", () => {
  test("the sitemap names every page in every language, and all of them exist", async () => {
    const response = await node.ask("/sitemap.xml");
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const text = await response.text();
    expect(text).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n[\s\S]+<\/urlset>\n$/,
    );
    expect(text.match(/<url>/g)?.length).toBe(text.match(/<\/url>/g)?.length);
    expect(text.replace(/&(?:amp|lt|gt|quot);/g, "")).not.toContain("&");
    const pages = Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, page = ""]) => new URL(page));
    expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length);
    expect(pages.length % 3).toBe(0);
    const english = pages.filter(({ pathname }) => /^\/en(?:\/|$)/.test(pathname));
    expect(english.length).toBe(pages.length / 3);
    // A record has all languages or none, so each page is asked for in one of them.
    const asked = english.map(({ href }, at) => {
      return new URL(href.replace(/\/en(?=\/|$)/, `/${["zh", "en", "ar"][at % 3]}`));
    });
    const missing = await inBatches({
      of: asked,
      size: 4,
      work: async (page) => {
        const { status } = await node.ask(page.pathname, { method: "HEAD" });
        const named = pages.some(({ href }) => href === page.href);
        return page.origin === origin && named && status === 200 ? [] : [`${status} ${page}`];
      },
    });
    expect(missing.flat()).toEqual([]);
  });

  test("security.txt says whom to tell, and for how long that holds", async () => {
    const response = await node.ask("/.well-known/security.txt");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    expect(text).toMatch(/^Contact: mailto:hello@example\.com$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
  });

  test("robots.txt lets them in and names the sitemap", async () => {
    const response = await node.ask("/robots.txt");
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const lines = (await response.text()).trim().split("\n").filter(Boolean);
    for (const line of lines) expect(line).toMatch(/^(?:User-agent|Disallow|Allow|Sitemap): \S+$/);
    expect(lines).toContain("User-agent: *");
    expect(lines).not.toContain("Disallow: /");
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});
