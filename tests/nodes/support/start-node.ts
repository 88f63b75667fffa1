import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterwards } from "./afterwards.ts";
import { reachNode } from "./reach-node.ts";
import { type RunningProcess, runProcess } from "./run-process.ts";
import { metricsToken } from "./settings.ts";

export type SiteNode = Awaited<ReturnType<typeof startNode>>;

type Settings = {
  /** Unset: the node's own embedded database in its data folder. */
  databaseUrl?: string;
  dataDir?: string;
  /** What is undefined is not set. */
  env?: Record<string, string | undefined>;
};

export async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), "tinghe-node-"));
  afterwards(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The real server as a process, whether or not it will come up. */
export async function runNode({ databaseUrl, dataDir, env }: Settings): Promise<RunningProcess> {
  return runProcess({
    args: ["server/main.ts"],
    env: {
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir ?? (await makeFolder()),
      METRICS_TOKEN: metricsToken,
      // What nobody asks for needs no time of the processors.
      MEDIA_PREPARE: "off",
      // A machine that is busy with much else is no reason to refuse a call.
      OVERLOAD_DELAY_MS: "60000",
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
  });
}

/** The real server as a process, once it serves. */
export async function startNode(settings: Settings) {
  const node = await runNode(settings);
  const [, port] = await node.waitForOutput(/The site is at http:\/\/localhost:(\d+)/);
  return { ...node, ...reachNode({ port: Number(port) }) };
}
