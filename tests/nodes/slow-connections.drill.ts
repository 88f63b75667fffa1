import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { afterwards } from "./support/afterwards.ts";
import { untilStored } from "./support/content.ts";
import { reportDrill } from "./support/report-drill.ts";
import { startDatabase } from "./support/start-database.ts";
import { startNode } from "./support/start-node.ts";
import { visitSteadily } from "./support/visit-steadily.ts";

const slow = 500;

/** Somebody who begins a request and never comes to its end. */
async function dawdle({ port, begun }: { port: number; begun: string }): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(begun);
  const timer = setInterval(() => socket.write("X"), 1000);
  socket.on("close", () => clearInterval(timer));
  socket.resume();
  afterwards(() => socket.destroy());
  return socket;
}

test(`${slow} connections on which a request never ends are closed, and nobody else waits for them`, {
  timeout: 150_000,
}, async () => {
  const database = await startDatabase();
  const node = await startNode({ databaseUrl: database.url });
  await untilStored({ node, paths: ["/en"] });
  const visits = [{ method: "GET", path: "/en", expected: 200 }];
  const endVisits = visitSteadily({ port: node.port, visits, perSecond: 50 });
  const beginnings = [
    "GET /en HTTP/1.1\r\nHost: localhost\r\nX-",
    "POST /api/admin/addMessage HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
  ];
  const sockets = await Promise.all(
    Array.from({ length: slow }, (_, n) =>
      dawdle({ port: node.port, begun: beginnings[n % beginnings.length] ?? "" }),
    ),
  );
  // Headers may take 15 s and a body 60 s; the server looks every 30 s.
  await vi.waitFor(() => expect(sockets.filter(({ closed }) => !closed)).toHaveLength(0), {
    timeout: 120_000,
    interval: 500,
  });
  const { failures, longestOutage, p99 } = await endVisits();
  const lost = failures.length;
  reportDrill({
    drill: "slow connections",
    what: `${slow} slow connections`,
    times: 1,
    lost,
    longestOutage,
    p99,
    p99AtMost: 50,
  });
  expect(failures).toEqual([]);
});
