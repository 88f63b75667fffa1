import { beforeAll, describe, expect, test, vi } from "vitest";
import ar from "../../messages/ar.json" with { type: "json" };
import en from "../../messages/en.json" with { type: "json" };
import zh from "../../messages/zh.json" with { type: "json" };
import { untilStored } from "./support/content.ts";
import { signIn } from "./support/sign-in.ts";
import { startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { type DatabaseProxy, startProxy } from "./support/start-proxy.ts";

let node: SiteNode;
let proxy: DatabaseProxy;
let picture: string;

beforeAll(async () => {
  const database = await startDatabase();
  proxy = await startProxy({ to: database.url });
  node = await startNode({ databaseUrl: proxy.url });
  const page = await node.read("/en");
  picture = /\/media\/[a-z0-9-]+\.[0-9a-f]{10}/.exec(page)?.[0] ?? "";
});

async function untilReadinessIs(status: number) {
  await vi.waitFor(async () => expect((await node.ask("/readyz")).status).toBe(status), {
    timeout: 60_000,
  });
}

async function takeDatabaseAway() {
  await untilStored({ node, paths: ["/en"] });
  await proxy.cut();
  await untilReadinessIs(503);
}

async function bringDatabaseBack() {
  await proxy.mend();
  await untilReadinessIs(200);
}

describe("while the database is away", () => {
  beforeAll(takeDatabaseAway);

  test("the node is alive but not ready", async () => {
    expect((await node.ask("/healthz")).status).toBe(200);
    expect(await (await node.ask("/readyz")).text()).toBe("database unreachable");
  });

  test("stored pages are served, again and again", async () => {
    for (let again = 0; again < 20; again++) {
      const response = await node.ask("/en");
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<html lang="en" dir="ltr"');
    }
  });

  test.each([
    ["zh", "ltr", zh.error_unavailable],
    ["ar", "rtl", ar.error_unavailable],
    ["en", "ltr", en.error_unavailable],
  ])("other pages say in %s when to come back", async (lang, dir, sentence) => {
    for (const path of [`/${lang}/not-stored.html`, `/${lang}/search?query=not-stored`, "/"]) {
      const response = await node.ask(path, { headers: { "Accept-Language": lang } });
      const body = await response.text();
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(response.headers.get("Content-Language")).toBe(lang);
      expect(body).toContain(`<html lang="${lang}" dir="${dir}"`);
      expect(body).toContain(sentence);
    }
  });

  test("data for the app, the API, sign-in and pictures say so too", async () => {
    const answers = {
      data: await node.ask("/ar.data"),
      api: await node.ask("/api/admin/getWebSite"),
      picture: await node.ask(`${picture}/160.webp`),
      signIn: await signIn({ node, password: "whatever it may be" }),
    };
    const seen = Object.entries(answers).map(([name, answer]) => ({
      name,
      status: answer.status,
      retry: answer.headers.has("Retry-After"),
    }));
    expect(seen).toEqual(Object.keys(answers).map((name) => ({ name, status: 503, retry: true })));
  });

  test("what needs no database is served, and nothing is a fault of ours", async () => {
    const file = /\/assets\/[^"]+\.css/.exec(await node.read("/en"))?.[0] ?? "";
    expect((await node.ask(file)).status).toBe(200);
    expect((await node.ask("/robots.txt")).status).toBe(200);
    expect([200, 503]).toContain((await node.ask("/sitemap.xml")).status);
    expect((await node.ask("/api/nothing")).status).toBe(404);
    expect(node.output().match(/.*"level":50.*/g)).toBeNull();
  });
});

describe("when the database is back", () => {
  beforeAll(bringDatabaseBack);

  test("everything is served again, without anybody's help", async () => {
    for (const path of ["/zh", "/ar", "/ar.data", "/api/admin/getWebSite", `${picture}/160.webp`]) {
      expect((await node.ask(path)).status, path).toBe(200);
    }
    await untilStored({ node, paths: ["/zh", "/en", "/ar"] });
  });

  test("it may go and come as often as it likes", async () => {
    for (let round = 0; round < 3; round++) {
      await takeDatabaseAway();
      expect((await node.ask("/en")).status).toBe(200);
      await bringDatabaseBack();
      expect((await node.ask(`/en/search?query=round${round}`)).status).toBe(200);
    }
  });
});
