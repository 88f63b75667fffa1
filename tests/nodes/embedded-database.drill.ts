import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { startEmbedded } from "../../db/embedded.ts";
import { listServerProcesses } from "../../db/testing/run-server-process.ts";
import { afterwards } from "./support/afterwards.ts";
import { untilStored } from "./support/content.ts";
import { compareStored, keepSending } from "./support/keep-sending.ts";
import { readMetric } from "./support/read-metric.ts";
import { reportDrill } from "./support/report-drill.ts";
import { reachDatabase } from "./support/start-database.ts";
import { makeFolder, startNode } from "./support/start-node.ts";
import { enterCaptchas } from "./support/submit-inquiry.ts";
import { visitSteadily } from "./support/visit-steadily.ts";

/** More of them: `KILL_ROUNDS=20 npm run test:drills embedded-database`. */
const kills = Number(process.env.KILL_ROUNDS ?? 3);
const visitors = 20;
/** An answer of /readyz counts for a second: whoever asked just before a kill would hear of it late. */
const readinessCounts = 1000;

test(`the embedded database is killed ${kills} times under inquiries and comes back by itself`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const dataDir = await makeFolder();
  const node = await startNode({ dataDir, env: { TRUSTED_PROXIES: "1" } });
  const directory = join(dataDir, "postgres");
  // One more user of the same server, to look at it past the node.
  const { url, stop } = await startEmbedded({ directory });
  afterwards(stop);
  const database = reachDatabase({ url });
  const captchas = await enterCaptchas({ database, count: 2000 + 2000 * kills, lifetime: 10_800 });
  let askedAt = performance.now();
  async function isReady() {
    const { status } = await node.ask("/readyz");
    askedAt = performance.now();
    return status === 200;
  }
  let saidNotReady = 0;
  let leftBehind = 0;
  await untilStored({ node, paths: ["/en"] });
  const senders = keepSending({ origin: `http://127.0.0.1:${node.port}`, captchas, visitors });
  const visits = [{ method: "GET", path: "/en", expected: 200 }];
  const endVisits = visitSteadily({ port: node.port, visits, perSecond: 20 });

  for (let kill = 1; kill <= kills; kill++) {
    const before = senders.answered.length;
    await vi.waitFor(
      () => {
        expect(senders.answered.length).toBeGreaterThan(before + visitors);
        expect(performance.now() - askedAt).toBeGreaterThan(readinessCounts);
      },
      { timeout: 25_000 },
    );
    // The postmaster comes first. Killed alone, it leaves processes behind that still write and
    // hold its memory: the next one must neither join them nor wait for ever.
    const processes = listServerProcesses({ directory });
    const killed = kill % 2 === 1 ? processes.slice(0, 1) : processes;
    if (killed.length < processes.length) leftBehind++;
    for (const pid of killed) process.kill(pid, "SIGKILL");
    if (!(await isReady())) saidNotReady++;
    // Alive all the time, ready again when it is.
    expect((await node.ask("/healthz")).status).toBe(200);
    await vi.waitFor(
      async () => {
        expect(node.isRunning(), node.complaints()).toBe(true);
        const restarts = await readMetric({ node, name: "embedded_database_restarts_total" });
        expect(restarts).toBe(kill);
        expect(await isReady()).toBe(true);
      },
      { timeout: 25_000, interval: 100 },
    );
  }

  const { answered, longestOutage } = await senders.stop();
  const { failures, p99 } = await endVisits();
  const { lost, doubled } = await compareStored({ database, answered });
  reportDrill({
    drill: "embedded database killed",
    what: `embedded PostgreSQL killed, every other time its postmaster alone, under ${visitors} senders of inquiries`,
    times: kills,
    lost: lost.length,
    doubled: doubled.length,
    longestOutage,
    p99,
    p99AtMost: 50,
  });
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  expect(leftBehind).toBe(Math.ceil(kills / 2));
  // Stored pages need no database.
  expect(failures).toEqual([]);
  // Now and then a restart is quicker than our question.
  expect(saidNotReady).toBeGreaterThan(kills / 2);
});
