import { beforeAll, describe, expect, test } from "vitest";
import { addSession, addStaff } from "../support/add-staff.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { enterCaptchas, sendInquiry, writeInquiry } from "./support/submit-inquiry.ts";

let database: Database;
let nodes: [SiteNode, SiteNode];
let token: string;

beforeAll(async () => {
  database = await startDatabase();
  const start = () => startNode({ databaseUrl: database.url, env: { TRUSTED_PROXIES: "1" } });
  nodes = await Promise.all([start(), start()]);
  const query = database.ask;
  const { id: userId } = await addStaff({ query, role: "sales" });
  token = await addSession({ query, userId });
});

/** What a node tells whoever has the inbox open there. */
async function watch(node: SiteNode) {
  const response = await node.ask("/api/backoffice/inquiries/news", {
    headers: { Authorization: `Bearer ${token}` },
  });
  const reader = (response.body ?? new ReadableStream()).getReader();
  const decoder = new TextDecoder();
  let heard = "";
  return {
    async until(event: string) {
      while (!heard.includes(`event: ${event}\n`)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The line ended after: ${heard}`);
        heard += decoder.decode(value, { stream: true });
      }
    },
    async end() {
      while (!(await reader.read()).done);
    },
  };
}

describe("an inquiry sent to one node", () => {
  test("is news on the other within a second", async () => {
    const lines = await Promise.all(nodes.map(watch));
    // The line to the database is open, so nothing from now on is missed.
    await Promise.all(lines.map((line) => line.until("missed")));
    const [vcode] = await enterCaptchas({ database });
    const started = performance.now();
    const sent = await sendInquiry({ node: nodes[0], inquiry: { ...writeInquiry(), vcode } });
    expect(await sent.json()).toMatchObject({ code: 1000 });
    await Promise.all(lines.map((line) => line.until("new")));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

test("a node that stops lets those go who listen, and does not wait for them", async () => {
  const node = await startNode({ databaseUrl: database.url });
  const line = await watch(node);
  await line.until("hello");
  const started = performance.now();
  node.signal("SIGTERM");
  await line.end();
  expect(await node.exitCode()).toBe(0);
  expect(performance.now() - started).toBeLessThan(5000);
});
