import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { addSession, addStaff } from "../support/add-staff.ts";
import { expectShown, inventNumber, untilStored } from "./support/content.ts";
import { compareStored, keepSending } from "./support/keep-sending.ts";
import { reportDrill } from "./support/report-drill.ts";
import { startCluster } from "./support/start-cluster.ts";
import { reachDatabase } from "./support/start-database.ts";
import { startNode } from "./support/start-node.ts";
import { hasPgbouncer, startPgbouncer } from "./support/start-pgbouncer.ts";
import { enterCaptchas } from "./support/submit-inquiry.ts";
import { visitSteadily } from "./support/visit-steadily.ts";
import { watchInbox } from "./support/watch-inbox.ts";

/** More rounds: `FAILOVER_ROUNDS=10 npm run test:drills failover`. */
const rounds = Number(process.env.FAILOVER_ROUNDS ?? 2);
const visitors = 20;
/** As long as it takes to be sure that a server is gone, and not only busy. */
const doubt = 2000;
/** Until everybody's inquiry is taken, once there is a server again to take it. */
const backWithin = 5000;

test.skipIf(!hasPgbouncer)(
  `the primary of three databases is killed ${rounds} times under ${visitors} senders: nothing is lost, and pages are served throughout`,
  { timeout: 120_000 + rounds * 60_000 },
  async () => {
    const cluster = await startCluster();
    const pool = await startPgbouncer({ to: cluster.port });
    const node = await startNode({
      databaseUrl: pool.url,
      env: { DATABASE_DIRECT_URL: cluster.url, TRUSTED_PROXIES: "1" },
    });
    const database = reachDatabase({ url: cluster.url });
    const captchas = await enterCaptchas({ database, count: 5000 * rounds, lifetime: 10_800 });
    const paths = ["/zh", "/en", "/ar"];
    await untilStored({ node, paths });
    const query = (statement: string, values: unknown[]) => database.ask(statement, values);
    const { id: userId } = await addStaff({ query, role: "sales" });
    const inbox = await watchInbox({ node, token: await addSession({ query, userId }) });
    await inbox.until("missed");

    const visits = paths.map((path) => ({ method: "GET", path, expected: 200 }));
    const endVisits = visitSteadily({ port: node.port, visits, perSecond: 50 });
    const senders = keepSending({ origin: node.origin, captchas, visitors });
    // Past the pool, where nobody else can take the connection that listens.
    await inbox.until("new");
    let longestFailover = 0;
    for (let round = 0; round < rounds; round++) {
      const enough = senders.answered.length + visitors * 3;
      await vi.waitFor(() => expect(senders.answered.length).toBeGreaterThan(enough), {
        timeout: 60_000,
        interval: 10,
      });
      const killed = performance.now();
      await cluster.killPrimary();
      await setTimeout(doubt);
      await cluster.promote();
      longestFailover = Math.max(longestFailover, performance.now() - killed);

      const { number, statement } = inventNumber();
      await database.ask(statement);
      const shown = paths.map((path) => expectShown({ node, path, text: number, within: 15_000 }));
      await Promise.all(shown);
      await cluster.replaceLost();
    }
    const { answered, longestOutage } = await senders.stop();
    const { failures, made, p99 } = await endVisits();
    const { lost, doubled } = await compareStored({ database, answered });
    reportDrill({
      drill: "database fails over",
      what: `primary of three databases killed under ${visitors} senders, ${made} pages asked for`,
      times: rounds,
      lost: lost.length + failures.length,
      doubled: doubled.length,
      longestOutage,
      p99,
    });
    expect(failures).toEqual([]);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(node.output().match(/.*"level":50.*/g)).toBeNull();
    expect(longestOutage).toBeLessThan(longestFailover + backWithin);
  },
);
