import { beforeAll, describe, expect, test } from "vitest";
import { askRaw } from "./support/send-raw.ts";
import { publicUrl } from "./support/settings.ts";
import { shareNode } from "./support/shared-nodes.ts";
import { startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";

const oddHeaders = [
  "X-Forwarded-Host: evil.example",
  "X-Forwarded-Proto: https",
  "X-Forwarded-Port: 666",
  "X-Forwarded-Prefix: /evil",
  "X-Forwarded-For: evil.example",
  "Forwarded: host=evil.example;proto=https",
  "X-Original-URL: /evil",
  "X-Rewrite-URL: /evil",
  "X-HTTP-Method-Override: EVIL",
  "Origin: https://evil.example",
  "Referer: https://evil.example/",
  "Cookie: evil=1; lang=evil; __proto__=evil; lang",
  'Accept-Language: evil;q=9,"<evil>"',
  "Accept: text/evil",
  "User-Agent: evil<script>",
  "Cache-Control: no-cache",
];

let node: SiteNode;
const cleanNode = shareNode("site");

beforeAll(async () => {
  const { url: databaseUrl } = await startDatabase();
  // The same address for both, so that their pages are the same but for what visitors send.
  node = await startNode({ databaseUrl, env: { PUBLIC_URL: publicUrl } });
});

describe("what a visitor sends leaves no trace in a page", () => {
  test.each(["/", "/en", "/ar", "/en.data", "/sitemap.xml", "/robots.txt"])("%s", async (path) => {
    // The odd visitor comes first, so it is their page that would be kept.
    const odd = await askRaw({
      port: node.port,
      target: `${path}?evil=1&utm_source=evil&lang=evil&__proto__=evil`,
      headers: ["Host: evil.example", ...oddHeaders],
    });
    const next = await askRaw({ port: node.port, target: path });
    const clean = await askRaw({ port: cleanNode.port, target: path });

    expect(odd.status).toBe(200);
    expect(clean.body).not.toContain("evil");
    expect(odd.body).toBe(clean.body);
    expect(next.body).toBe(clean.body);
    expect(next.headers.get("ETag")).toBe(clean.headers.get("ETag"));
    expect(odd.head).not.toContain("evil");
    expect(next.head).not.toContain("evil");
  });

  test("nor in a page that does not exist or has moved", async () => {
    for (const target of ["/nothing", "/fr", "/index.html", "/en/index"]) {
      const headers = ["Host: evil.example", ...oddHeaders];
      const odd = await askRaw({ port: node.port, target, headers });
      expect(odd.head + odd.body).not.toContain("evil");
    }
  });
});
