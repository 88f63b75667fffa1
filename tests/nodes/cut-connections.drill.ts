import { beforeAll, expect, test } from "vitest";
import { untilStored } from "./support/content.ts";
import { reportDrill } from "./support/report-drill.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { visitSteadily } from "./support/visit-steadily.ts";

let database: Database;
let node: SiteNode;

beforeAll(async () => {
  database = await startDatabase();
  node = await startNode({ databaseUrl: database.url });
});

/** What an administrator or a failover of the database does to everybody at once. */
function cutAll() {
  return database.ask(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name like 'tinghe%' and datname = current_database()`,
  );
}

const rounds = 30;

test(`a node survives that all its connections are cut while it renders, ${rounds} times over`, async () => {
  await untilStored({ node, paths: ["/en"] });
  const visits = [{ method: "GET", path: "/en", expected: 200 }];
  const endVisits = visitSteadily({ port: node.port, visits, perSecond: 20 });
  const statuses = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    const visits = Array.from({ length: 8 }, (_, visitor) =>
      node.ask(`/en/search.data?query=${round}-${visitor}`),
    );
    await cutAll();
    await cutAll();
    for (const visit of visits) statuses.add((await visit).status);
  }
  const { failures, longestOutage, p99 } = await endVisits();
  reportDrill({
    drill: "database connections cut",
    what: "all connections to the database cut while pages are made",
    times: rounds,
    lost: failures.length,
    longestOutage,
    p99,
  });
  expect(failures).toEqual([]);
  expect(node.isRunning()).toBe(true);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await untilStored({ node, paths: ["/en", "/ar"] });
  expect((await node.ask("/readyz")).status).toBe(200);
});

test("connections that were cut while nobody used them are replaced without anybody noticing", async () => {
  await cutAll();
  await expect.poll(async () => (await node.ask("/readyz")).status, { timeout: 60_000 }).toBe(200);
  expect((await node.ask("/ar?query=after")).status).toBe(200);
});
