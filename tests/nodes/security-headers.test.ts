import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { shareNode } from "./support/shared-nodes.ts";

const node = shareNode("plain");
const behindTls = shareNode("site");

const documents = ["/", "/zh", "/en", "/ar", "/ar/nothing.html", "/fr", "/admin/", "/admin/cases"];

function readPolicy(response: Response) {
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  return new Map(
    policy.split("; ").map((directive): [string, string[]] => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
}

/** The code of every inline script that a browser might run, data blocks left out. */
function inlineScripts(html: string) {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g);
  return Array.from(scripts, ({ groups }) => groups ?? {})
    .filter(({ attributes, code }) => code && !attributes?.includes("application/ld+json"))
    .map(({ code = "" }) => code);
}

describe.each(documents)("%s", (path) => {
  test("runs our own files and exactly the scripts it was sent with", async () => {
    const response = await node.ask(path);
    const html = await response.text();
    const scriptSources = readPolicy(response).get("script-src") ?? [];
    const hashes = inlineScripts(html).map(
      (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
    );
    expect([...scriptSources].sort()).toEqual([...new Set(["'self'", ...hashes])].sort());
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=["']|javascript:/i);
  });

  test("lets nobody frame it, guess its type, or learn where visitors came from", async () => {
    const response = await node.ask(path);
    const policy = readPolicy(response);
    expect(policy.get("default-src")).toEqual(["'self'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("object-src")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(response.headers.get("Permissions-Policy")).toContain("camera=()");
    expect(response.headers.get("X-Powered-By")).toBeNull();
    expect(response.headers.get("Server")).toBeNull();
  });

  test("insists on TLS only where the site has it", async () => {
    const plain = await node.ask(path);
    expect(plain.headers.get("Strict-Transport-Security")).toBeNull();
    expect(readPolicy(plain).has("upgrade-insecure-requests")).toBe(false);
    const secure = await behindTls.ask(path);
    expect(secure.headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}/);
    expect(readPolicy(secure).has("upgrade-insecure-requests")).toBe(true);
  });
});

test("nothing public sends a cookie, whatever cookies come", async () => {
  const headers = { Cookie: "lang=ar; session=1; better-auth.session_token=x.y" };
  const others = [
    "/ar.data",
    "/index.html",
    "/login",
    "/favicon.svg",
    "/sitemap.xml",
    "/robots.txt",
  ];
  const operations = ["/healthz", "/readyz", "/metrics", "/api/admin/getWebSite", "/media/nothing"];
  for (const path of [...documents, ...others, ...operations]) {
    const response = await node.ask(path, { headers });
    expect(response.headers.getSetCookie(), path).toEqual([]);
  }
});

const others = ["/%", "/EN", "/favicon.svg", "/api/nothing", "/media/nothing", "/healthz"];
const documentsOfOurs = ["/robots.txt", "/sitemap.xml", "/rss.xml", "/.well-known/security.txt"];

test.each([...others, ...documentsOfOurs, "/en.data", "/index", "/metrics", "/api/docs"])(
  "%s forbids to guess its type and to frame it, and insists on TLS",
  async (path) => {
    const response = await behindTls.ask(path);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}/);
    expect(response.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(readPolicy(response).get("frame-ancestors")).toEqual(["'none'"]);
    expect(readPolicy(response).get("base-uri")).toEqual(["'none'"]);
  },
);
