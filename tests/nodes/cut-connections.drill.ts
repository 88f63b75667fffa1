import { beforeAll, expect, test } from "vitest";
import { untilStored } from "./support/content.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";

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

test("a node survives that all its connections are cut while it renders, 30 times over", async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < 30; round++) {
    const visits = Array.from({ length: 8 }, (_, visitor) =>
      node.ask(`/en/search.data?query=${round}-${visitor}`),
    );
    await cutAll();
    await cutAll();
    for (const visit of visits) statuses.add((await visit).status);
  }
  expect(node.isRunning()).toBe(true);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await untilStored({ node, paths: ["/en", "/ar"] });
  expect((await node.ask("/readyz")).status).toBe(200);
});

test("connections that were cut while nobody used them are replaced without anybody noticing", async () => {
  await cutAll();
  await expect.poll(async () => (await node.ask("/readyz")).status, { timeout: 10_000 }).toBe(200);
  expect((await node.ask("/ar?query=after")).status).toBe(200);
});
