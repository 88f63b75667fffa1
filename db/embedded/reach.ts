import type { Cluster } from "./cluster.ts";
import { ensureDatabase, isShuttingDown } from "./database.ts";
import { explain, messageOf } from "./errors.ts";
import { launchServer, recoveryLimit, stillStarting } from "./launch.ts";
import { identify, type Postmaster, readNote, stopServer } from "./postmaster.ts";
import { removePidFile } from "./server-lock.ts";
import { until } from "./wait.ts";

type Reached = { url: string; adopted: boolean };

/** What stands in the way now, and may not in a moment. */
type Hindrance = keyof typeof hindrances;

const hindranceLimit = 20_000;

const hindrances = {
  held:
    "Another database server holds this folder, and this process cannot see it: it may run in " +
    "another container, or be the rest of one that was killed. End it, or set DATABASE_URL so " +
    "that both use one PostgreSQL.",
  killed: "PostgreSQL is killed as soon as it starts. Is the machine out of memory?",
  "port-taken": "PostgreSQL finds no free port on 127.0.0.1.",
};

/**
 * The running server of this cluster, or a newly started one, with our database in it; on this very
 * port, where somebody already knows it by that.
 */
export async function connectOrStartServer(
  cluster: Cluster,
  { port }: { port?: number } = {},
): Promise<Reached> {
  const { directory, say } = cluster;
  let outcome: Reached | Hindrance = "held";
  await until({
    async condition() {
      outcome = (await adopt(cluster)) ?? (await launch(cluster, port));
      return typeof outcome === "object";
    },
    within: hindranceLimit,
    whenSlow: () => say(`Waiting for another database server to let go of ${directory}`),
  });
  if (typeof outcome === "object") return outcome;
  throw new Error(`The database in ${directory} cannot be started. ${hindrances[outcome]}`);
}

async function adopt(cluster: Cluster): Promise<Reached | undefined> {
  const running = await waitForRunning(cluster);
  if (!running) return undefined;
  const { directory, say } = cluster;
  try {
    const url = await ensureDatabase({ directory, port: running.port });
    say(`Using the database server that is already running (process ${running.pid})`);
    return { url, adopted: true };
  } catch (error) {
    if (isShuttingDown(error)) return undefined;
    throw new Error(
      `The database server that is already running (process ${running.pid}) cannot be used. ` +
        messageOf(error),
      { cause: error },
    );
  }
}

/** The server that serves this folder now, once it is neither starting nor stopping. */
async function waitForRunning(cluster: Cluster) {
  const { directory, say } = cluster;
  let running: Postmaster | undefined;
  const settled = await until({
    async condition() {
      const note = await readNote({ directory });
      const writer = note && (await identify({ pid: note.pid, directory }));
      if (writer === "stranger") removePidFile(cluster);
      running = writer === "server" ? note : undefined;
      return !running || running.status === "ready";
    },
    within: recoveryLimit,
    whenSlow: () => say("Waiting for the database server, which is starting or stopping."),
  });
  if (!settled) throw new Error(stillStarting({ directory }));
  return running;
}

async function launch(cluster: Cluster, port?: number): Promise<Reached | Hindrance> {
  const { directory, binaries } = cluster;
  const launched = await launchServer(cluster, port);
  if (launched.outcome === "failed") throw explain({ error: launched.said.trim(), directory });
  if (launched.outcome !== "ready") return launched.outcome;
  try {
    return { url: await ensureDatabase({ directory, port: launched.port }), adopted: false };
  } catch (error) {
    if (isShuttingDown(error)) return "killed";
    await stopServer({ directory, pgCtl: binaries.pgCtl });
    throw error;
  }
}
