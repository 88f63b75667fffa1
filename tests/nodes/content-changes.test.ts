import { beforeAll, expect, test } from "vitest";
import { expectShown, inventNumber, untilStored } from "./support/content.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { type DatabaseProxy, startProxy } from "./support/start-proxy.ts";

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

/**
 * A time to be kept, in milliseconds. On a machine that takes long for the pages alone, because it
 * is busy with much else, five times as long as it takes for them.
 */
async function deadline(within: number) {
  const started = performance.now();
  await everyPage(({ node, path }) => node.read(`${path}?page=${started}`));
  return Math.max(within, (performance.now() - started) * 5);
}

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

test("a change made by hand in the database is on every node's pages within a second", async () => {
  for (let round = 0; round < 3; round++) {
    await everythingStored();
    const within = await deadline(1000);
    const { number, statement } = inventNumber();
    await database.ask(statement);
    await everyPage((page) => expectShown({ ...page, text: number, within }));
  }
});

test("a change made while the line that announces it is cut is shown within two seconds", async () => {
  await everythingStored();
  const within = await deadline(2000);
  const { number, statement } = inventNumber();

  await database.ask(
    `select pg_terminate_backend(pid, 1000) from pg_stat_activity
     where application_name = 'tinghe-listener' and datname = current_database()`,
  );
  await database.ask(statement);
  // Otherwise the change was announced after all, and nothing is proven.
  expect(await countListeners()).toBe(0);

  await everyPage((page) => expectShown({ ...page, text: number, within }));
  await expect.poll(countListeners, { timeout: 10_000 }).toBe(nodes.length);
  await everythingStored();
});

test("a change made while the database cannot be reached is shown within two seconds of its return", async () => {
  await everythingStored();
  const within = await deadline(2000);
  const { number, statement } = inventNumber();

  await proxy.cut();
  await database.ask(statement);
  const meanwhile = await everyPage(({ node, path }) => node.ask(path));
  expect(meanwhile.map(({ status }) => status)).toEqual(meanwhile.map(() => 200));

  await proxy.mend();
  await everyPage((page) => expectShown({ ...page, text: number, within }));
  await everythingStored();
});

test("many changes in a row end with the last one on every page", async () => {
  await everythingStored();
  const within = await deadline(1000);
  let last = inventNumber();
  for (let change = 0; change < 50; change++) {
    last = inventNumber();
    await database.ask(last.statement);
    if (change % 20 === 0) await everyPage(({ node, path }) => node.read(path));
  }
  await everyPage((page) => expectShown({ ...page, text: last.number, within }));
});
