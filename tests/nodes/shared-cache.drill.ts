import { beforeAll, describe, expect, test, vi } from "vitest";
import { inventNumber, untilStored } from "./support/content.ts";
import { findFreePort } from "./support/find-free-port.ts";
import { type ReachedNode, reachNode } from "./support/reach-node.ts";
import { countStoredAnswers } from "./support/read-metric.ts";
import { isFullForm, reportDrill } from "./support/report-drill.ts";
import { publicUrl } from "./support/settings.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { hasNginx, startNginx } from "./support/start-nginx.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";

const changes = isFullForm ? 20 : 3;
/** In milliseconds. A starved machine may take long to render a page; that is not what is looked at. */
const longestToShow = isFullForm ? 2000 : 20_000;
const agents = {
  desktop: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36",
  mobile:
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36",
};

describe.skipIf(!hasNginx)("the cache of nginx as we ship it, in front of two nodes", () => {
  let database: Database;
  let nodes: SiteNode[];
  let front: ReachedNode;

  beforeAll(async () => {
    database = await startDatabase();
    const ports: [number, number] = [await findFreePort(), await findFreePort()];
    nodes = await Promise.all(
      ports.map((port) =>
        startNode({
          databaseUrl: database.url,
          env: { PUBLIC_URL: publicUrl, TRUSTED_PROXIES: "1", PORT: String(port) },
        }),
      ),
    );
    for (const node of nodes) await untilStored({ node, paths: ["/zh", "/en", "/ar"] });
    front = reachNode(await startNginx({ ports }));
  });

  const asked = async () => {
    const counts = await Promise.all(nodes.map(countStoredAnswers));
    return counts.reduce((sum, count) => sum + count, 0);
  };

  test("asks the nodes for a page about once a second, however many read it", async () => {
    await front.read("/en");
    const before = await asked();
    const started = performance.now();
    for (let round = 0; round < 20; round++) {
      await Promise.all(Array.from({ length: 20 }, () => front.read("/en")));
    }
    const seconds = (performance.now() - started) / 1000;
    expect((await asked()) - before).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  });

  test("gives each device its page, packed as the browser can unpack it", async () => {
    const [node] = nodes;
    const packings = ["gzip, deflate, br, zstd", "gzip;q=1.0, br;q=0", "identity"];
    const forms = Object.values(agents).flatMap((agent) =>
      packings.map((packing) => ({ "User-Agent": agent, "Accept-Encoding": packing })),
    );
    const readAs = async (from: ReachedNode | undefined, headers: Record<string, string>) => {
      const answer = await from?.ask("/en", { headers });
      return { packed: answer?.headers.get("Content-Encoding"), text: await answer?.text() };
    };
    const direct = await Promise.all(forms.map((form) => readAs(node, form)));
    expect(new Set(direct.map(({ text }) => text)).size).toBe(2);
    expect(direct.map(({ packed }) => packed)).toEqual(["br", "gzip", null, "br", "gzip", null]);
    for (let again = 0; again < 2; again++) {
      expect(await Promise.all(forms.map((form) => readAs(front, form)))).toEqual(direct);
    }
  });

  test("keeps nothing that depends on who asks", async () => {
    for (const lang of ["zh", "en", "ar", "en"]) {
      const answer = await front.ask("/", { headers: { "Accept-Language": lang } });
      expect(answer.headers.get("Content-Language")).toBe(lang);
    }
  });

  test("answers a browser that has the page with 304", async () => {
    const etag = (await front.ask("/en")).headers.get("ETag") ?? "";
    const again = await front.ask("/en", { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
  });

  test(`shows a change soon, ${changes} times`, async () => {
    const paths = ["/zh", "/en", "/ar"];
    let slowest = 0;
    for (let change = 0; change < changes; change++) {
      const { number, statement } = inventNumber();
      await Promise.all(paths.map((path) => front.read(path)));
      await database.ask(statement);
      const started = performance.now();
      await Promise.all(
        paths.map((path) =>
          vi.waitFor(async () => expect(await front.read(path)).toContain(number), {
            timeout: longestToShow,
            interval: 20,
          }),
        ),
      );
      slowest = Math.max(slowest, performance.now() - started);
    }
    reportDrill({
      drill: "change behind a cache",
      what: "content changed behind the cache of nginx, until it was seen",
      times: changes,
      longestOutage: slowest,
    });
  });

  test("goes on showing pages when no node answers any more", async () => {
    const page = await front.read("/ar");
    await Promise.all(nodes.map((node) => node.end("SIGKILL")));
    const meanwhile = await front.ask("/ar");
    expect(meanwhile.status).toBe(200);
    expect(await meanwhile.text()).toBe(page);
  });
});
