import { beforeAll, expect, test } from "vitest";
import { expectShown, inventNumber, untilStored } from "./support/content.ts";
import { countRenders } from "./support/read-metric.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { untilConnected } from "./support/until-connected.ts";
import { deadline } from "./support/within.ts";

const crowd = 200;

let database: Database;
let node: SiteNode;

beforeAll(async () => {
  database = await startDatabase();
  node = await startNode({ databaseUrl: database.url });
  // Only a node that listens keeps pages, so one page is asked for until it is kept.
  await untilStored({ node, paths: ["/zh"] });
});

function askTogether(path: string) {
  return Array.from({ length: crowd }, async () => {
    const response = await node.ask(path);
    return { status: response.status, body: await response.text() };
  });
}

test("200 visitors at once cause one render of a page that is not stored", async () => {
  const before = await countRenders(node);
  const release = await database.hold("article");
  const answers = askTogether("/en");
  await untilConnected({ node, count: crowd });
  await release();

  const given = await Promise.all(answers);
  expect(new Set(given.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(given.map(({ body }) => body)).size).toBe(1);
  expect((await countRenders(node)) - before).toBe(1);
});

test("200 visitors at once cause one render of a page whose content has changed", async () => {
  await untilStored({ node, paths: ["/ar"] });
  const { number, statement } = inventNumber();
  const within = await deadline({
    within: 1000,
    usual: () => Promise.all(askTogether("/ar")),
  });
  const before = await countRenders(node);

  await database.ask(statement);
  await Promise.all(askTogether("/ar"));
  await expectShown({ node, path: "/ar", text: number, within });

  expect((await countRenders(node)) - before).toBe(1);
});

test("200 visitors at once cause one render of a page that does not exist", async () => {
  const before = await countRenders(node);
  const release = await database.hold("redirect");
  const answers = askTogether("/en/nothing-here.html");
  await untilConnected({ node, count: crowd });
  await release();

  const given = await Promise.all(answers);
  expect(new Set(given.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await countRenders(node)) - before).toBe(1);
});
