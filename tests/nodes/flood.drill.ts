import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { untilStored } from "./support/content.ts";
import { keepConnection } from "./support/keep-connection.ts";
import { countRenders, countStoredPages } from "./support/read-metric.ts";
import { isFullForm, reportDrill } from "./support/report-drill.ts";
import { startDatabase } from "./support/start-database.ts";
import { startFlood } from "./support/start-flood.ts";
import { startNode } from "./support/start-node.ts";
import { inventAddress } from "./support/submit-inquiry.ts";
import { createOutages, p99Of, visitSteadily } from "./support/visit-steadily.ts";

const flood = 600;

async function startOne() {
  const database = await startDatabase();
  const node = await startNode({ databaseUrl: database.url, env: { TRUSTED_PROXIES: "1" } });
  return { node, database };
}

const floods = [
  { drill: "renders at once", kind: "pages", what: "pages that have to be made", made: 200 },
  { drill: "calls at once", kind: "calls", what: "calls of the API", made: 200 },
  // Without name and telephone number it is shown again, to be completed.
  { drill: "forms at once", kind: "forms", what: "forms with files", made: 422 },
] as const;

test.each(floods)(
  "$what, many at once: stored pages are served meanwhile, the rest put off",
  {
    timeout: 120_000,
  },
  async ({ drill, kind, what, made }) => {
    const { node } = await startOne();
    await untilStored({ node, paths: ["/en"] });
    // Somebody who was there before: what is measured is the node, not how 600 connections are made.
    const visitor = keepConnection({ node });
    await visitor.ask("/en");
    const flooding = await startFlood({ port: node.port, requests: flood, kind });
    const waits: number[] = [];
    const outages = createOutages();
    let failed = 0;
    while (!flooding.isOver()) {
      const started = performance.now();
      const { status } = await visitor.ask("/en");
      if (status === 200) outages.end();
      else outages.begin(started);
      if (status === 200) waits.push(performance.now() - started);
      else failed++;
    }
    const answers = await flooding.answers();
    const putOff = answers.filter(({ status }) => status === 503);
    const done = answers.filter(({ status }) => status === made);
    reportDrill({
      drill,
      what: `${what}, ${flood} at once (${done.length} made, ${putOff.length} put off)`,
      times: answers.length,
      lost: failed + answers.length - done.length - putOff.length,
      longestOutage: outages.longest(),
      p99: p99Of(waits),
      p99AtMost: 50,
    });
    expect(failed).toBe(0);
    const statuses = new Set(answers.map(({ status }) => status));
    if (isFullForm) expect(statuses).toEqual(new Set([made, 503]));
    // A starved machine cannot ask for enough at once to be put off.
    else expect(statuses.difference(new Set([made, 503]))).toEqual(new Set());
    for (const { retryAfter } of putOff) expect(Number(retryAfter)).toBeGreaterThan(0);
    // It took 44 s; generous, for a machine that is busy with much else.
    expect(Math.max(...waits)).toBeLessThan(isFullForm ? 3000 : 10_000);
    expect((await node.ask("/en/search?query=afterwards")).status).toBe(200);
  },
);

const seconds = 10;

test("40 pages a second that have to be made: stored ones are served meanwhile", {
  timeout: 120_000,
}, async () => {
  const { node } = await startOne();
  await untilStored({ node, paths: ["/en"] });
  let asked = 0;
  const odd = visitSteadily({
    port: node.port,
    perSecond: 40,
    visits: [
      {
        method: "GET",
        path: () => `/en/search?query=odd${asked++}`,
        expected: 200,
        headers: () => ({ "X-Forwarded-For": inventAddress() }),
      },
    ],
  });
  const visits = [{ method: "GET", path: "/en", expected: 200 }];
  const endVisits = visitSteadily({ port: node.port, visits, perSecond: 50 });
  await setTimeout(seconds * 1000);
  const { failures, p99, longestOutage } = await endVisits();
  const { made, failures: notMade } = await odd();
  const rendered = made - notMade.length;
  reportDrill({
    drill: "renders per second",
    what: `40 pages a second that have to be made, for ${seconds} s (${rendered} made)`,
    times: asked,
    lost: failures.length,
    longestOutage,
    p99,
    p99AtMost: 50,
  });
  expect(failures).toEqual([]);
  // Were they put off, nothing would have been shown. A busy machine makes fewer.
  expect(rendered).toBeGreaterThan(made * (isFullForm ? 0.9 : 0.3));
});

const visits = 200;

test(`of ${visits} visits that one address reports at once, few are taken down`, {
  timeout: 60_000,
}, async () => {
  const { node, database } = await startOne();
  const started = performance.now();
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": "Mozilla/5.0 (X11) Chrome/150.0.0.0 Safari/537.36",
    "X-Forwarded-For": inventAddress(),
  };
  const statuses = await Promise.all(
    Array.from({ length: visits }, async (_, number) => {
      const body = JSON.stringify({ page: `/visit-${number}` });
      const answer = await node.ask("/api/posts/addVisitor", { method: "POST", headers, body });
      await answer.text();
      return answer.status;
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const [row] = await database.ask("select count(*)::int as stored from visit");
  const stored = Number(row?.stored);
  const taken = statuses.filter((status) => status === 200).length;
  reportDrill({
    drill: "visits from one address",
    what: `${visits} visits reported by one address at once (${stored} taken down)`,
    times: visits,
    lost: taken - stored,
  });
  expect(stored).toBe(taken);
  // As server/load-limits.ts says: 60 at once, and three with each second.
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThanOrEqual(60 + Math.ceil(3 * seconds));
  expect(statuses.filter((status) => status === 429)).toHaveLength(visits - taken);
});

test("one address is put off sooner than the site is", { timeout: 60_000 }, async () => {
  const { node } = await startOne();
  const headers = { "X-Forwarded-For": inventAddress() };
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, number) => {
      const response = await node.ask(`/en/search?query=word${number}`, { headers });
      await response.text();
      return response.status;
    }),
  );
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
  const other = await node.ask("/en/search?query=other", {
    headers: { "X-Forwarded-For": inventAddress() },
  });
  expect(other.status).toBe(200);
});

test("what no page has declared makes no page", { timeout: 60_000 }, async () => {
  const { node } = await startOne();
  const paths = ["/en", "/en/news.html", "/en/productdetail/slat-oak.html", "/en/product.html"];
  await untilStored({ node, paths });
  const before = { renders: await countRenders(node), stored: await countStoredPages(node) };
  const undeclared = ["page=x", "sort=x", "utm_source=y", "finish=gold", "a=b&c=d"];
  for (const path of paths) {
    // A product has declared its finishes; one that there is not leads to the product.
    const isProduct = path.includes("productdetail");
    for (const query of undeclared.filter((one) => !isProduct || !one.startsWith("finish"))) {
      const response = await node.ask(`${path}?${query}`);
      expect(response.status).toBe(200);
      await response.text();
    }
  }
  expect(await countRenders(node)).toBe(before.renders);
  expect(await countStoredPages(node)).toBe(before.stored);
});
