import { expect, test } from "vitest";
import { untilStored } from "./support/content.ts";
import { isFullForm, reportDrill } from "./support/report-drill.ts";
import { startDatabase } from "./support/start-database.ts";
import { startNode } from "./support/start-node.ts";
import { startProxy } from "./support/start-proxy.ts";
import { visitSteadily } from "./support/visit-steadily.ts";

test("a network that swallows what is sent to the database: stored pages do not wait for it", {
  timeout: 90_000,
}, async () => {
  const database = await startDatabase();
  const proxy = await startProxy({ to: database.url });
  const node = await startNode({ databaseUrl: proxy.url });
  await untilStored({ node, paths: ["/zh", "/en", "/ar"] });
  const visits = ["/zh", "/en", "/ar"].map((path) => ({ method: "GET", path, expected: 200 }));
  const endVisits = visitSteadily({ port: node.port, visits, perSecond: 50 });

  proxy.freeze();
  await node.waitForOutput(/the connection that listens for content changes broke/, {
    within: 20_000,
  });
  const started = performance.now();
  // None is trusted now, and none can be made.
  await Promise.all(visits.map(({ path }) => node.ask(path)));
  const waited = performance.now() - started;
  const readiness = await node.ask("/readyz");
  expect(readiness.status).toBe(503);
  proxy.thaw();
  await untilStored({ node, paths: ["/zh", "/en", "/ar"] });

  const { failures, made, longestOutage, p99 } = await endVisits();
  reportDrill({
    drill: "database silent",
    what: `database silent, ${made} stored pages asked for`,
    times: 1,
    lost: failures.length,
    longestOutage,
    p99,
    p99AtMost: 50,
  });
  expect(failures).toEqual([]);
  // A query that nobody answers is given up after twelve seconds; two are what a render may take,
  // and nobody waits even for that.
  expect(waited).toBeLessThan(isFullForm ? 200 : 2000);
});
