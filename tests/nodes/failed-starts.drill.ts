import { expect, test } from "vitest";
import { startDatabase } from "./support/start-database.ts";
import { runNode, startNode } from "./support/start-node.ts";
import { prepareProxy } from "./support/start-proxy.ts";

/** A start that fails says what is wrong in a few plain lines, without a trace of code. */
async function expectRefusal({
  node,
  saying,
}: {
  node: Awaited<ReturnType<typeof runNode>>;
  saying: RegExp;
}) {
  expect(await node.exitCode()).toBe(1);
  const complaint = node.complaints();
  expect(complaint).toMatch(/^\nThe site [^\n]+\.\n/);
  expect(complaint).toMatch(saying);
  expect(complaint).not.toMatch(/\n\s+at |node:internal/);
  expect(complaint.trim().split("\n").length).toBeLessThanOrEqual(4);
}

test("a database that is away is waited for, and the site starts when it comes", async () => {
  const proxy = await prepareProxy({ to: (await startDatabase()).url });
  const node = await runNode({ databaseUrl: proxy.url });
  await node.waitForOutput(/Waiting up to 30 s for the database/);
  expect(node.output()).not.toContain("The site is at");

  await proxy.mend();

  await node.waitForOutput(/The site is at/);
  expect(node.output().match(/Waiting up to/g)).toHaveLength(1);
});

test("a database that stays away is waited for as long as was set", async () => {
  const proxy = await prepareProxy({ to: (await startDatabase()).url });
  const started = performance.now();
  const node = await runNode({ databaseUrl: proxy.url, env: { DATABASE_WAIT_SECONDS: "2" } });
  await expectRefusal({ node, saying: /could not be reached for 2 s: .*ECONNREFUSED/ });
  const waited = performance.now() - started;
  expect(waited).toBeGreaterThan(2000);
  expect(waited).toBeLessThan(12_000);
  expect(node.output()).toContain("Waiting up to 2 s for the database");
});

test("a node that waits for its database can be told to stop", async () => {
  const proxy = await prepareProxy({ to: (await startDatabase()).url });
  const node = await runNode({ databaseUrl: proxy.url });
  await node.waitForOutput(/Waiting up to/);
  node.signal("SIGTERM");
  await expect.poll(node.isRunning, { timeout: 5000 }).toBe(false);
});

test("a wrong password is said at once", async () => {
  const url = Object.assign(new URL((await startDatabase()).url), { password: "a-wrong-guess" });
  const node = await runNode({ databaseUrl: url.href });
  await expectRefusal({ node, saying: /password authentication failed for user "tinghe"/ });
  expect(node.output() + node.complaints()).not.toContain("a-wrong-guess");
});

test("a database that does not exist is said at once", async () => {
  const url = Object.assign(new URL((await startDatabase()).url), { pathname: "/elsewhere" });
  const node = await runNode({ databaseUrl: url.href });
  await expectRefusal({ node, saying: /database "elsewhere" does not exist/ });
});

test("a taken port is said at once, before anything else is begun", async () => {
  const { url: databaseUrl } = await startDatabase();
  const first = await startNode({ databaseUrl });
  const proxy = await prepareProxy({ to: databaseUrl });
  const env = { PORT: String(first.port) };
  const second = await runNode({ databaseUrl: proxy.url, env });
  await expectRefusal({ node: second, saying: /port is taken.*set PORT/ });
  expect(second.output()).toBe("");
  expect((await first.ask("/healthz")).status).toBe(200);
});

test("a migration that fails is named, and leaves the database as it was", async () => {
  const database = await startDatabase({ empty: true });
  await database.ask("create table picture (of text)");
  const node = await runNode({ databaseUrl: database.url });
  await expectRefusal({
    node,
    saying: /Migration 001-foundation failed, nothing was changed: .*"picture" already exists/,
  });
  const tables = await database.ask(
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  expect(tables).toEqual([{ tablename: "picture" }]);

  await database.ask("drop table picture");
  const next = await runNode({ databaseUrl: database.url });
  await next.waitForOutput(/database migrated/);
});

test("settings that make no sense are all named at once", async () => {
  const env = { PORT: "no number", DATABASE_POOL_SIZE: "0", METRICS_TOKEN: "short", HOST: "" };
  const node = await runNode({ databaseUrl: "mysql://localhost", env });
  expect(await node.exitCode()).toBe(1);
  for (const name of ["PORT", "DATABASE_URL", "DATABASE_POOL_SIZE", "METRICS_TOKEN"]) {
    expect(node.complaints()).toMatch(new RegExp(`^  ${name}: `, "m"));
  }
  expect(node.complaints()).not.toContain("HOST");
});
