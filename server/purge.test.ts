import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { startPurging } from "./purge.ts";

/** A cache in front that answers with these statuses, then with 200. */
async function startCache({ statuses = [] as number[] } = {}) {
  const calls: { headers: IncomingMessage["headers"]; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 200).end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/purge` };
}

function start({ url }: { url?: string } = {}) {
  const log = { warn: vi.fn() };
  const purging = startPurging({ purge: url ? { url, token: "secret" } : undefined, log });
  onTestFinished(purging.close);
  return { purging, log };
}

const patience = { timeout: 30_000, interval: 20 };

test("a cache in front is told at the start, with the name of what it is to forget", async () => {
  const cache = await startCache();
  start(cache);
  await vi.waitFor(() => expect(cache.calls).toHaveLength(1), patience);
  expect(cache.calls[0]).toMatchObject({
    headers: { authorization: "Bearer secret", "surrogate-key": "pages" },
    body: '{"tags":["pages"]}',
  });
});

test("many changes are one call, and the next change is another", async () => {
  const cache = await startCache();
  const { purging } = start(cache);
  await vi.waitFor(() => expect(cache.calls).toHaveLength(1), patience);
  for (let change = 0; change < 50; change++) purging.contentChanged();
  await vi.waitFor(() => expect(cache.calls).toHaveLength(2), patience);
  purging.contentChanged();
  await vi.waitFor(() => expect(cache.calls).toHaveLength(3), patience);
});

test("a call that failed is tried again, and said in the log", async () => {
  const cache = await startCache({ statuses: [500, 429] });
  const { log } = start(cache);
  await vi.waitFor(() => expect(cache.calls).toHaveLength(3), patience);
  expect(log.warn).toHaveBeenCalledTimes(2);
});

test("nobody is called where there is no cache in front", async () => {
  const called = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => called.mockRestore());
  const { purging } = start();
  purging.contentChanged();
  await new Promise(setImmediate);
  expect(called).not.toHaveBeenCalled();
});
