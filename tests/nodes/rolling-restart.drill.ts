import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { untilStored } from "./support/content.ts";
import { findFreePort } from "./support/find-free-port.ts";
import { compareStored } from "./support/keep-sending.ts";
import { isFullForm, reportDrill } from "./support/report-drill.ts";
import { publicUrl } from "./support/settings.ts";
import { startDatabase } from "./support/start-database.ts";
import { hasNginx, startNginx } from "./support/start-nginx.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { enterCaptchas, writeInquiry } from "./support/submit-inquiry.ts";
import { p99Of, type Visit, visitSteadily } from "./support/visit-steadily.ts";

const rounds = 3;
/** Fewer where a starved machine could not even answer so many: pages that have to be made are put off then. */
const perSecond = isFullForm ? 200 : 80;

/** As deploy/nginx.conf and docs/operations.md say. */
const documented = {
  PUBLIC_URL: publicUrl,
  TRUSTED_PROXIES: "1",
  // As patient with load as a node is by itself, where nothing but this drill is load; else a
  // starved machine would seem to have a database that is away.
  ...(isFullForm
    ? { OVERLOAD_DELAY_MS: undefined }
    : { DATABASE_CONNECT_TIMEOUT_MS: "60000", DATABASE_STATEMENT_TIMEOUT_MS: "60000" }),
};

const storedPages: Visit[] = ["/en", "/ar"].map((path) => ({
  method: "GET",
  path,
  expected: 200,
}));

/** What belongs into no log: whoever has the one sees what is not published, the other is a lie. */
const previewToken = randomBytes(24).toString("base64url");
const forgedAddress = "198.51.100.77";

const others: Visit[] = [
  {
    method: "GET",
    path: `/en/news.html?preview=${previewToken}`,
    expected: 404,
    headers: () => ({ "X-Forwarded-For": forgedAddress }),
  },
  { method: "GET", path: "/nothing.html", expected: 404 },
  { method: "HEAD", path: "/zh", expected: 200 },
  { method: "GET", path: "/api/admin/getWebSite", expected: 200 },
  // Refused by us, but never repeated by nginx: it shows what a proxy's second try would hide.
  { method: "POST", path: "/en", expected: 405 },
];

test.skipIf(!hasNginx)(
  `two nodes behind nginx as we ship it restart one after the other, ${rounds} times, at ${perSecond} requests a second, and none fails`,
  { timeout: 180_000 },
  async () => {
    const database = await startDatabase();
    const captchas = await enterCaptchas({ database, count: 10_000, lifetime: 3600 });
    const ports: [number, number] = [await findFreePort(), await findFreePort()];
    const env = {
      ...documented,
      // Everybody comes from one address here; the limits per address are not what is looked at.
      INQUIRY_LIMIT_PER_IP: "1000000",
      INQUIRY_LIMIT_PER_NETWORK: "1000000",
    };
    const started: SiteNode[] = [];
    const open = async (port: number) => {
      const node = await startNode({
        databaseUrl: database.url,
        env: { ...env, PORT: String(port) },
      });
      started.push(node);
      return node;
    };
    const nodes: SiteNode[] = await Promise.all(ports.map(open));
    for (const node of nodes) await untilStored({ node, paths: ["/en", "/ar", "/zh"] });
    const nginx = await startNginx({ ports });
    const answered: string[] = [];
    const inquiry: Visit = {
      method: "POST",
      path: "/api/admin/addMessage",
      expected: 200,
      headers: () => ({ "Content-Type": "application/json" }),
      body: () => JSON.stringify(writeInquiry({ vcode: captchas.pop() ?? "" })),
      onAnswer(answer, sent) {
        expect(JSON.parse(answer)).toMatchObject({ code: 1000 });
        answered.push(JSON.parse(sent).conts);
      },
    };
    const visits = [...storedPages, ...others, inquiry];
    const stop = visitSteadily({ port: nginx.port, visits, perSecond });

    for (let round = 0; round < rounds; round++) {
      for (const [index, port] of ports.entries()) {
        expect(await nodes[index]?.end("SIGTERM")).toBe(0);
        nodes[index] = await open(port);
      }
    }

    const { made, failures, longestOutage, waitsOf } = await stop();
    const { lost, doubled } = await compareStored({ database, answered });
    reportDrill({
      drill: "rolling restart",
      what: `node restarted behind nginx, ${made} requests at ${perSecond}/s`,
      times: rounds * ports.length,
      lost: failures.length + lost.length,
      doubled: doubled.length,
      longestOutage,
      p99: p99Of(waitsOf(storedPages)),
    });
    expect(failures).toEqual([]);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(answered.length).toBeGreaterThan(100);
    const proxied = await nginx.endAndReadLogs();
    expect(
      proxied.access.match(/^127\.0\.0\.0 .*"GET \/en\/news.html HTTP\/1.1" 404/gm),
    ).not.toBeNull();
    const nodeLogs = started.map((node) => node.output() + node.complaints()).join("\n");
    expect(nodeLogs).toContain("/en/news.html?preview=…");
    for (const logs of [proxied.all, nodeLogs]) {
      expect(logs).not.toContain(previewToken);
      expect(logs).not.toContain(forgedAddress.replace(/\.\d+$/, "."));
    }
    // As nginx begins a line about a visitor, with the address and the query in full.
    expect(proxied.all).not.toContain("client: ");
  },
);
