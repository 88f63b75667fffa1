import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import en from "../../messages/en.json" with { type: "json" };
import { untilStored } from "./support/content.ts";
import { compareStored } from "./support/keep-sending.ts";
import { reportDrill } from "./support/report-drill.ts";
import { startDatabase } from "./support/start-database.ts";
import { startNode } from "./support/start-node.ts";
import { startProxy } from "./support/start-proxy.ts";
import { enterCaptchas, sendInquiry, writeInquiry } from "./support/submit-inquiry.ts";
import { visitSteadily } from "./support/visit-steadily.ts";

/** As long as an operator takes: `AWAY_SECONDS=30`. */
const away = Number(process.env.AWAY_SECONDS ?? 3) * 1000;

test(`a database that is away for ${away / 1000} s under load loses nothing and is waited for`, {
  timeout: 60_000 + away,
}, async () => {
  const database = await startDatabase();
  const proxy = await startProxy({ to: database.url });
  const node = await startNode({ databaseUrl: proxy.url, env: { TRUSTED_PROXIES: "1" } });
  const captchas = await enterCaptchas({ database, count: 3000, lifetime: 3600 });
  await untilStored({ node, paths: ["/en"] });
  const visits = [{ method: "GET", path: "/en", expected: 200 }];
  const endVisits = visitSteadily({ port: node.port, visits, perSecond: 20 });
  const answered: string[] = [];
  const refusals = new Map<number, Set<string>>();
  const enough = new AbortController();

  /** Somebody whose form keeps what was typed, and who tries until it is taken. */
  async function visit() {
    while (!enough.signal.aborted) {
      const inquiry = writeInquiry({ vcode: captchas.pop() ?? "" });
      for (;;) {
        const response = await sendInquiry({ node, inquiry });
        const { code, msg } = (await response.json()) as { code: number; msg: string };
        if (code === 1000) {
          answered.push(inquiry.conts);
          break;
        }
        refusals.set(code, (refusals.get(code) ?? new Set()).add(msg));
        await setTimeout(50);
      }
    }
  }
  onTestFinished(() => enough.abort());
  const visitors = Array.from({ length: 20 }, visit);

  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(20), { timeout: 20_000 });
  await proxy.cut();
  const since = performance.now();
  await vi.waitFor(() => expect([...refusals.keys()]).toContain(503), { timeout: 20_000 });
  await setTimeout(away);
  expect((await node.ask("/healthz")).status).toBe(200);
  expect((await node.ask("/api/admin/getIcode", { method: "POST" })).status).toBe(503);
  const visit503 = await node.ask("/api/posts/addVisitor", {
    method: "POST",
    headers: { "User-Agent": "Mozilla/5.0 (X11) Chrome/150 Safari/537.36" },
  });
  expect(visit503.status).toBe(503);
  await proxy.mend();
  const before = answered.length;
  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(before), { timeout: 20_000 });
  const longestOutage = performance.now() - since;
  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(before + 20), {
    timeout: 20_000,
  });
  enough.abort();
  await Promise.all(visitors);
  const { failures, p99 } = await endVisits();
  const { lost, doubled } = await compareStored({ database, answered });
  reportDrill({
    drill: "database away",
    what: `database away for ${away / 1000} s under 20 senders of inquiries`,
    times: 1,
    lost: lost.length,
    doubled: doubled.length,
    longestOutage,
    p99,
    p99AtMost: 50,
  });
  expect({ lost, doubled, failures }).toEqual({ lost: [], doubled: [], failures: [] });

  expect(node.output().match(/.*"level":50.*/g)).toBeNull();
  expect([...refusals]).toEqual([[503, new Set([en.error_unavailable])]]);
  const stored = await database.ask("select message from inquiry");
  expect(stored.map(({ message }) => message).toSorted()).toEqual(answered.toSorted());
  expect(node.isRunning()).toBe(true);
  expect(node.complaints()).toBe("");
  expect(node.output().match(/.*"level":50.*/g)).toBeNull();
});
