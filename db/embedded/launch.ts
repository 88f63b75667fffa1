import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:fs";
import { chmod, type FileHandle, open, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { changeOwner } from "./account.ts";
import { type Cluster, cleanEnvironment } from "./cluster.ts";
import { readNote } from "./postmaster.ts";
import { lockedExitCode, withServerLock } from "./server-lock.ts";
import { until } from "./wait.ts";

/** All but `failed` may come out better the next time. */
export type Launch =
  | { outcome: "ready"; port: number }
  | { outcome: "port-taken" | "held" | "killed" | "failed"; said: string };

const logLimit = 10 * 1024 * 1024;
export const recoveryLimit = 5 * 60_000;

/** Starts the server, on a free port unless said, and waits until it has recovered what it must. */
export async function launchServer(cluster: Cluster, wanted?: number): Promise<Launch> {
  const { directory, say } = cluster;
  await claimFolder(cluster);
  const port = wanted ?? (await pickPort({ preferred: (await readNote({ directory }))?.port }));
  const log = await openLog(cluster);
  try {
    const { size } = await log.stat();
    const server = await spawnServer({ cluster, port, log });
    const ended = () => server.exitCode !== null || server.signalCode !== null;
    const ready = async () => {
      const note = await readNote({ directory });
      return note?.pid === server.pid && note?.status === "ready";
    };
    const settled = await until({
      condition: async () => ended() || (await ready()),
      within: recoveryLimit,
      whenSlow: () => say("The database is starting; after a crash it recovers first."),
    });
    if (!settled) throw new Error(stillStarting({ directory }));
    if (!ended()) return { outcome: "ready", port };
    const said = await readFrom({ log, position: size });
    return { outcome: outcomeOf({ server, said }), said };
  } finally {
    await log.close();
  }
}

export function stillStarting({ directory }: { directory: string }) {
  return (
    `The database in ${directory} is still not ready after ${recoveryLimit / 60_000} minutes. It ` +
    "goes on by itself, so start again later; its server.log says what it is doing."
  );
}

/** A folder that another account made, or that was copied, may be closed to the server. */
async function claimFolder({ directory, account }: Cluster) {
  const { uid, mode } = await stat(directory);
  if (account && uid !== account.uid) await changeOwner({ path: directory, ...account });
  if (process.platform !== "win32" && mode & 0o077) await chmod(directory, 0o700);
}

/** Detached, so that Ctrl-C reaches only the site, which then ends the server in good order. */
async function spawnServer({
  cluster: { directory, binaries, runAs, durable },
  port,
  log,
}: {
  cluster: Cluster;
  port: number;
  log: FileHandle;
}) {
  const settings = Object.entries({ port, ...fixedSettings, ...(durable ? {} : forTests) });
  const options = settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const postgres = { program: binaries.postgres, args: ["-D", directory, ...options] };
  const command = runAs(withServerLock({ directory, command: postgres }));
  const server = spawn(command.program, command.args, {
    ...command.identity,
    cwd: directory,
    env: cleanEnvironment(),
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  await once(server, "spawn");
  server.unref();
  return server;
}

const fixedSettings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: 100,
  shared_buffers: "128MB",
  max_wal_size: "512MB",
  password_encryption: "scram-sha-256",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  log_checkpoints: "off",
};

const forTests = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

function outcomeOf({ server, said }: { server: ChildProcess; said: string }) {
  if (server.signalCode) return "killed";
  if (server.exitCode === lockedExitCode) return "held";
  if (/pre-existing shared memory block|lock file "postmaster.pid" already exists/.test(said)) {
    return "held";
  }
  return /could not bind|could not create any TCP\/IP sockets/.test(said) ? "port-taken" : "failed";
}

/** The former port if it is free, so that those who still know it find the server again. */
async function pickPort({ preferred = 0 }: { preferred?: number }): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(preferred, "127.0.0.1");
    await once(probe, "listening");
    const address = probe.address();
    if (address && typeof address === "object") return address.port;
    throw new Error("This machine gave no free port on 127.0.0.1.");
  } catch (error) {
    if (preferred) return await pickPort({});
    throw error;
  } finally {
    probe.close();
  }
}

async function openLog({ directory, account }: Cluster) {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_RDWR } = constants;
  // Root must not follow a link that the server's account may have put there.
  const flags = O_APPEND | O_CREAT | O_RDWR | (O_NOFOLLOW ?? 0);
  const log = await open(join(directory, "server.log"), flags, 0o600);
  if (account) await log.chown(account.uid, account.gid);
  if ((await log.stat()).size > logLimit) await log.truncate();
  return log;
}

async function readFrom({ log, position }: { log: FileHandle; position: number }) {
  const { buffer, bytesRead } = await log.read({ position });
  return buffer.toString("utf8", 0, bytesRead);
}
