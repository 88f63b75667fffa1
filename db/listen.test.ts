import { once } from "node:events";
import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { giveOwnDatabase } from "../tests/support/own-database.ts";
import { db } from "./connect.ts";
import { type Listener, listen } from "./listen.ts";

const own = giveOwnDatabase();
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

const patience = { timeout: 5000, interval: 10 };

function start(url: string) {
  const heard: string[] = [];
  const connected: boolean[] = [];
  const missed: (boolean | undefined)[] = [];
  const listener: Listener = listen({
    url,
    channel: "content",
    onMessage: (payload) => heard.push(payload),
    latest: "select revision::text as latest from content_revision",
    onConnectionChange(up, { hasMissed }) {
      connected.push(up);
      if (up) missed.push(hasMissed);
    },
    heartbeat: 100,
    patience: 300,
  });
  cleanUps.push(() => listener.close());
  return { heard, connected, missed };
}

/** A connection to the database that can go silent without closing, as a broken network does. */
async function proxyTo(url: string) {
  const target = new URL(url);
  const port = Number(target.port);
  const sockets = new Set<Socket>();
  let silent = false;
  const server: Server = createServer((near) => {
    const far = dial(port, target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => silent || to.write(chunk));
      from.on("error", () => {});
      from.on("close", () => to.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanUps.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  target.port = String(typeof address === "object" ? address?.port : 0);
  return {
    url: target.href,
    goSilent: () => {
      silent = true;
    },
    comeBack: () => {
      silent = false;
    },
  };
}

test("a change of content is heard", async () => {
  const { heard, connected } = start(own.url);
  await vi.waitFor(() => expect(connected).toEqual([true]), patience);
  await sql`update site_settings set position = position`.execute(db);
  await vi.waitFor(() => expect(heard).toHaveLength(1), patience);
});

test("a cut connection is noticed and comes back by itself", async () => {
  const { heard, connected } = start(own.url);
  await vi.waitFor(() => expect(connected).toEqual([true]), patience);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'tinghe-listener' and datname = current_database()`.execute(db);
  await vi.waitFor(() => expect(connected).toEqual([true, false, true]), patience);
  await sql`update site_settings set position = position`.execute(db);
  await vi.waitFor(() => expect(heard).toHaveLength(1), patience);
});

const change = () => sql`update site_settings set position = position`.execute(db);

test("after a break it is told whether anything was missed", async () => {
  const proxy = await proxyTo(own.url);
  const { heard, connected, missed } = start(proxy.url);
  await vi.waitFor(() => expect(connected).toEqual([true]), patience);
  await change();
  await vi.waitFor(() => expect(heard).toHaveLength(1), patience);
  for (const between of [async () => {}, change]) {
    proxy.goSilent();
    await vi.waitFor(() => expect(connected.at(-1)).toBe(false), patience);
    await between();
    proxy.comeBack();
    await vi.waitFor(() => expect(connected.at(-1)).toBe(true), patience);
  }
  // What was before the first time nobody knows.
  expect(missed).toEqual([true, false, true]);
});

test("a half-open connection, which is only silent, is given up after heartbeat and patience", async () => {
  const proxy = await proxyTo(own.url);
  const { connected } = start(proxy.url);
  await vi.waitFor(() => expect(connected).toEqual([true]), patience);
  proxy.goSilent();
  await vi.waitFor(() => expect(connected).toEqual([true, false]), patience);
  proxy.comeBack();
  await vi.waitFor(() => expect(connected).toEqual([true, false, true]), patience);
});
