import { beforeAll, expect, test } from "vitest";
import { expectShown, inventNumber, untilStored } from "./support/content.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { type DatabaseProxy, startProxy } from "./support/start-proxy.ts";
import { deadline } from "./support/within.ts";

const paths = ["/zh", "/en", "/ar"];

let database: Database;
let proxy: DatabaseProxy;
let nodes: SiteNode[];

beforeAll(async () => {
  database = await startDatabase();
  proxy = await startProxy({ to: database.url });
  nodes = await Promise.all([proxy.url, proxy.url].map((url) => startNode({ databaseUrl: url })));
});

function everyPage<Result>(work: (page: { node: SiteNode; path: string }) => Promise<Result>) {
  return Promise.all(nodes.flatMap((node) => paths.map((path) => work({ node, path }))));
}

const usual = () =>
  everyPage(({ node, path }) => node.read(`${path}/search?query=${Math.random()}`));

function everythingStored() {
  return Promise.all(nodes.map((node) => untilStored({ node, paths })));
}

/** How many nodes would hear of a change right now. */
async function countListeners() {
  const [{ count }] = await database.ask(
    `select count(*)::int from pg_stat_activity
     where application_name = 'tinghe-listener' and datname = current_database()`,
  );
  return count;
}

test("a change made while the listening connection is cut is shown within two seconds", async () => {
  await everythingStored();
  const within = await deadline({ within: 2000, usual });
  const { number, statement } = inventNumber();

  await database.ask(
    `select pg_terminate_backend(pid, 1000) from pg_stat_activity
     where application_name = 'tinghe-listener' and datname = current_database()`,
  );
  await database.ask(statement);
  // Otherwise the change was announced after all, and nothing is proven.
  expect(await countListeners()).toBe(0);

  await everyPage((page) => expectShown({ ...page, text: number, within }));
  await expect.poll(countListeners, { timeout: 60_000 }).toBe(nodes.length);
  await everythingStored();
});

test("a change made while the database cannot be reached is shown within two seconds of its return", async () => {
  await everythingStored();
  const within = await deadline({ within: 2000, usual });
  const { number, statement } = inventNumber();

  await proxy.cut();
  await database.ask(statement);
  const meanwhile = await everyPage(({ node, path }) => node.ask(path));
  expect(meanwhile.map(({ status }) => status)).toEqual(meanwhile.map(() => 200));

  await proxy.mend();
  await everyPage((page) => expectShown({ ...page, text: number, within }));
  await everythingStored();
});
