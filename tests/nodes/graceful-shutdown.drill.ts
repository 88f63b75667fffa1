import { beforeAll, expect, onTestFinished, test } from "vitest";
import { addSession, addStaff } from "../support/add-staff.ts";
import { untilStored } from "./support/content.ts";
import { keepConnection } from "./support/keep-connection.ts";
import { askRaw } from "./support/send-raw.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { untilConnected } from "./support/until-connected.ts";
import { untilQueued } from "./support/until-queued.ts";
import { watchInbox } from "./support/watch-inbox.ts";

let database: Database;

beforeAll(async () => {
  database = await startDatabase();
});

/** A stopping node takes no new visitors, so that a proxy sends them to another one. */
async function untilClosed({ node }: { node: SiteNode }) {
  const ask = () => node.ask("/healthz").catch(() => "refused");
  await expect.poll(ask, { timeout: 60_000 }).toBe("refused");
}

test("requests in flight are finished, then the node ends with code 0", async () => {
  const node = await startNode({ databaseUrl: database.url });
  await untilStored({ node, paths: ["/en"] });
  const release = await database.hold("search_entry");
  const inFlight = Array.from({ length: 20 }, async (_, n) => {
    const response = await node.ask(`/en/search?query=oak${n}`);
    return { status: response.status, complete: (await response.text()).endsWith("</html>") };
  });
  await untilConnected({ node, count: inFlight.length });

  node.signal("SIGTERM");
  await untilClosed({ node });
  expect(node.isRunning()).toBe(true);
  await release();

  const finished = await Promise.all(inFlight);
  expect(finished).toEqual(finished.map(() => ({ status: 200, complete: true })));
  expect(await node.exitCode()).toBe(0);
  expect(node.complaints()).toBe("");
});

test("visitors who were waiting for a connection when the node was told to stop are served", async () => {
  const node = await startNode({ databaseUrl: database.url });
  await untilStored({ node, paths: ["/en"] });
  // A machine too busy to let the node run: the system takes connections on its behalf meanwhile.
  node.signal("SIGSTOP");
  const waiting = Array.from({ length: 20 }, () => askRaw({ port: node.port, target: "/en" }));
  await untilQueued({ port: node.port, count: waiting.length });
  node.signal("SIGTERM");
  node.signal("SIGCONT");

  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
  expect(await node.exitCode()).toBe(0);
});

test("a connection kept alive is answered once more and told to close, and readiness says why", async () => {
  const node = await startNode({ databaseUrl: database.url });
  await untilStored({ node, paths: ["/en"] });
  const [first, second] = [keepConnection({ node }), keepConnection({ node })];
  expect(await first.ask("/readyz")).toMatchObject({ status: 200, connection: "keep-alive" });
  expect(await second.ask("/readyz")).toMatchObject({ status: 200, connection: "keep-alive" });

  node.signal("SIGTERM");
  await untilClosed({ node });

  const closing = { connection: "close", reused: true };
  expect(await first.ask("/readyz")).toEqual({ status: 503, ...closing });
  expect(await second.ask("/en")).toEqual({ status: 200, ...closing });
  expect(await node.exitCode()).toBe(0);
});

test("a connection that stays idle does not hold the node up", async () => {
  const node = await startNode({ databaseUrl: database.url });
  await keepConnection({ node }).ask("/healthz");
  const asked = performance.now();
  expect(await node.end("SIGTERM")).toBe(0);
  expect(performance.now() - asked).toBeLessThan(5000);
});

test("a connection whose request was in flight does not hold the node up afterwards", async () => {
  const node = await startNode({ databaseUrl: database.url });
  await untilStored({ node, paths: ["/zh"] });
  const idle = keepConnection({ node });
  await idle.ask("/healthz");
  const busy = keepConnection({ node });
  const release = await database.hold("article");
  const answer = busy.ask("/en");
  await untilConnected({ node, count: 2 });

  node.signal("SIGTERM");
  await expect.poll(idle.isOpen, { timeout: 60_000 }).toBe(false);
  await release();

  expect((await answer).status).toBe(200);
  const answered = performance.now();
  expect(await node.exitCode()).toBe(0);
  expect(performance.now() - answered).toBeLessThan(5000);
});

test("a request that does not end is given up after the time that was set", async () => {
  const node = await startNode({
    databaseUrl: database.url,
    env: { SHUTDOWN_SECONDS: "1" },
  });
  const release = await database.hold("site_settings");
  onTestFinished(() => release());
  const stuck = node.ask("/en").catch(() => "cut");
  await untilConnected({ node, count: 1 });
  node.signal("SIGTERM");
  expect(await stuck).toBe("cut");
  await expect.poll(node.isRunning, { timeout: 6000 }).toBe(false);
});

test("a second signal ends the node at once", async () => {
  const node = await startNode({ databaseUrl: database.url });
  const release = await database.hold("site_settings");
  onTestFinished(() => release());
  const stuck = node.ask("/en").catch(() => "cut");
  await untilConnected({ node, count: 1 });
  node.signal("SIGINT");
  await untilClosed({ node });
  const asked = performance.now();
  await node.end("SIGINT");
  expect(performance.now() - asked).toBeLessThan(2000);
  expect(await stuck).toBe("cut");
});

test("those who listen for news are let go, and not waited for", async () => {
  const node = await startNode({ databaseUrl: database.url });
  const query = (statement: string, values: unknown[]) => database.ask(statement, values);
  const { id: userId } = await addStaff({ query, role: "sales" });
  const inbox = await watchInbox({ node, token: await addSession({ query, userId }) });
  await inbox.until("hello");
  const started = performance.now();
  node.signal("SIGTERM");
  await inbox.end();
  expect(await node.exitCode()).toBe(0);
  expect(performance.now() - started).toBeLessThan(5000);
});
