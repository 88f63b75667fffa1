import { fileURLToPath } from "node:url";
import { afterwards } from "./afterwards.ts";
import { findFreePort } from "./find-free-port.ts";
import { type RunningProcess, runProcess } from "./run-process.ts";

export type DatabaseProxy = Awaited<ReturnType<typeof prepareProxy>>;

const script = fileURLToPath(new URL("./proxy-process.ts", import.meta.url));

/**
 * A line to the database that a test can cut, mend, also to another server, freeze and thaw. It
 * begins cut.
 */
export async function prepareProxy({ to }: { to: string }) {
  const target = new URL(to);
  const port = await findFreePort();
  let running: RunningProcess | undefined;
  const ends: (() => Promise<unknown>)[] = [];
  afterwards(() => Promise.all(ends.map((end) => end())));

  return {
    /** The database's address by way of the proxy. */
    url: Object.assign(new URL(to), { host: `127.0.0.1:${port}` }).href,
    port,
    async mend({ to = Number(target.port) }: { to?: number } = {}) {
      running = runProcess({
        args: [script, String(port), target.hostname, String(to)],
        register: (end) => ends.push(end),
      });
      await running.waitForOutput(/^at \d+/);
    },
    /** All connections break, and new ones are refused. */
    cut: () => running?.end("SIGKILL"),
    /** Connections stay open and new ones are taken, but nothing passes. */
    freeze: () => running?.signal("SIGSTOP"),
    thaw: () => running?.signal("SIGCONT"),
  };
}

export async function startProxy(line: { to: string }) {
  const proxy = await prepareProxy(line);
  await proxy.mend();
  return proxy;
}
