import { readFile } from "node:fs/promises";
import { vi } from "vitest";

const patience = { timeout: 60_000 };

/** Waits until the system has taken so many connections that the node itself has not. */
export async function untilQueued({ port, count }: { port: number; count: number }) {
  const address = `0100007F:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  await vi.waitFor(async () => {
    const sockets = (await readFile("/proc/net/tcp", "utf8")).split("\n");
    const listening = sockets.find((line) => line.includes(` ${address} `) && / 0A /.test(line));
    const queued = Number.parseInt(listening?.trim().split(/\s+/)[4]?.split(":")[1] ?? "0", 16);
    if (queued < count) throw new Error(`${queued} of ${count} connections are queued`);
  }, patience);
}
