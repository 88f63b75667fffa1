import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { listServerProcesses } from "../../db/testing/run-server-process.ts";
import { readMetric } from "./support/read-metric.ts";
import { makeFolder, startNode } from "./support/start-node.ts";

/** More of them: `KILL_ROUNDS=20 npm run test:drills embedded-database`. */
const kills = Number(process.env.KILL_ROUNDS ?? 3);

test(`the embedded database comes back by itself, ${kills} times`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const dataDir = await makeFolder();
  const node = await startNode({ dataDir });
  const directory = join(dataDir, "postgres");
  const isReady = async () => (await node.ask("/readyz")).status === 200;
  expect(await isReady()).toBe(true);
  for (let kill = 1; kill <= kills; kill++) {
    for (const pid of listServerProcesses({ directory })) process.kill(pid, "SIGKILL");
    // Alive all the time, ready again when it is.
    expect((await node.ask("/healthz")).status).toBe(200);
    await vi.waitFor(
      async () => {
        const restarts = await readMetric({ node, name: "embedded_database_restarts_total" });
        expect(restarts).toBe(kill);
        expect(await isReady()).toBe(true);
      },
      { timeout: 25_000, interval: 100 },
    );
    const page = await node.ask(`/en/search?query=oak${kill}`);
    expect(page.status).toBe(200);
  }
});
