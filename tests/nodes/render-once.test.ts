import { beforeAll, expect, test } from "vitest";
import { expectShown, inventNumber, untilStored } from "./support/content.ts";
import { countRenders } from "./support/read-metric.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { untilConnected } from "./support/until-connected.ts";

const crowd = 500;

let database: Database;
let nodes: SiteNode[];

beforeAll(async () => {
  database = await startDatabase();
  const databaseUrl = database.url;
  nodes = await Promise.all([startNode({ databaseUrl }), startNode({ databaseUrl })]);
  // Only a node that listens keeps pages, so one page is asked for until it is kept.
  await Promise.all(nodes.map((node) => untilStored({ node, paths: ["/zh"] })));
});

function askTogether({ node, path }: { node: SiteNode; path: string }) {
  return Array.from({ length: crowd }, async () => {
    const response = await node.ask(path);
    return { status: response.status, body: await response.text() };
  });
}

test("500 visitors at once cause one render of a page that is not stored, on each node", async () => {
  const before = await Promise.all(nodes.map(countRenders));
  const release = await database.hold("article");
  const answers = nodes.map((node) => askTogether({ node, path: "/en" }));
  await Promise.all(nodes.map((node) => untilConnected({ node, count: crowd })));
  await release();

  for (const given of await Promise.all(answers.map((each) => Promise.all(each)))) {
    expect(new Set(given.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(given.map(({ body }) => body)).size).toBe(1);
  }
  const after = await Promise.all(nodes.map(countRenders));
  expect(after.map((renders, index) => renders - (before[index] ?? 0))).toEqual([1, 1]);
});

test("500 visitors at once cause one render of a page whose content has changed", async () => {
  const [node] = nodes as [SiteNode];
  await untilStored({ node, paths: ["/ar"] });
  const { number, statement } = inventNumber();
  const before = await countRenders(node);

  await database.ask(statement);
  await Promise.all(askTogether({ node, path: "/ar" }));
  await expectShown({ node, path: "/ar", text: number, within: 1000 });

  expect((await countRenders(node)) - before).toBe(1);
});

test("500 visitors at once cause one render of a page that does not exist", async () => {
  const [node] = nodes as [SiteNode];
  const before = await countRenders(node);
  const release = await database.hold("redirect");
  const answers = askTogether({ node, path: "/en/nothing-here.html" });
  await untilConnected({ node, count: crowd });
  await release();

  const given = await Promise.all(answers);
  expect(new Set(given.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await countRenders(node)) - before).toBe(1);
});
