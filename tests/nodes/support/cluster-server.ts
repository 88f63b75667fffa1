import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { vi } from "vitest";
import { changeOwner, chooseAccount, createRunAs } from "#db/embedded/account.ts";
import { locateBinaries } from "#db/embedded/binaries.ts";
import { cleanEnvironment, initialise } from "#db/embedded/cluster.ts";
import { ignoreMissingFile } from "#db/embedded/errors.ts";
import { listServerProcesses } from "#db/testing/run-server-process.ts";
import { afterwards } from "./afterwards.ts";
import { findFreePort } from "./find-free-port.ts";
import { runProcess } from "./run-process.ts";

/** Everybody in a cluster on this machine has one, also the servers among themselves. */
export const clusterPassword = "cluster";

/** Where a server is, and where its files lie. */
type Source = { port: number; directory: string };

export type ClusterServer = Awaited<ReturnType<typeof createClusterServer>>;

/**
 * One PostgreSQL of a cluster, not started yet. As a standby it follows whoever answers on the port
 * `primaryPort`; as primary it calls nothing written that not one of the `others` has.
 */
export async function createClusterServer({
  name,
  others,
  primaryPort,
}: {
  name: string;
  others: string[];
  primaryPort: number;
}) {
  const folder = await mkdtemp(join(tmpdir(), "tinghe-cluster-"));
  await chmod(folder, 0o755);
  const directory = join(folder, name);
  const binaries = await locateBinaries();
  const account = await chooseAccount({ directory });
  const runAs = await createRunAs({ account, binaries, directory });
  if (account) await changeOwner({ path: folder, ...account });
  const port = await findFreePort();
  afterwards(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const settings = {
    port,
    cluster_name: name,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    synchronous_standby_names: `ANY 1 (${others.join()})`,
    primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=postgres password=${clusterPassword}`,
    // For a standby that is made while others write.
    wal_keep_size: "512MB",
    // A line that was cut in silence is noticed, and a new one tried, at once.
    wal_receiver_timeout: "5s",
    wal_retrieve_retry_interval: "500ms",
    shared_buffers: "64MB",
    jit: "off",
  };

  async function ask(statement: string, { database = "postgres" } = {}) {
    const client = reach({ port, database });
    try {
      await client.connect();
      return (await client.query(statement)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** All of its processes at once, as when the machine goes. */
  async function kill() {
    const running = () => listServerProcesses({ directory });
    for (const pid of running()) process.kill(pid, "SIGKILL");
    await vi.waitFor(() => {
      if (running().length > 0) throw new Error(`${name} is still running`);
    });
  }

  return {
    name,
    port,
    directory,
    ask,
    kill,
    /** Makes it anew, empty. */
    async initialise() {
      const secret = join(folder, "secret");
      await writeFile(secret, clusterPassword, { mode: 0o644 });
      await initialise({ made: directory, secret, binaries, runAs, durable: true });
    },
    async start() {
      const options = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
      const command = runAs({ program: binaries.postgres, args: ["-D", directory, ...options] });
      const server = runProcess({ ...command, env: cleanEnvironment() });
      await vi.waitFor(
        () => ask("select 1").catch((error) => Promise.reject(`${error} ${server.complaints()}`)),
        { timeout: 60_000, interval: 50 },
      );
    },
    /** Makes it anew as a standby of another one, which goes on meanwhile. */
    async copyFrom(source: Source) {
      await rm(directory, { recursive: true, force: true });
      const label = await copyCluster({ source, directory });
      await writeFile(join(directory, "backup_label"), label);
      await writeFile(join(directory, "standby.signal"), "");
      await chmod(directory, 0o700);
      if (account) await changeOwner({ path: directory, ...account });
    },
  };
}

function reach({ port, database = "postgres" }: { port: number; database?: string }) {
  const client = new pg.Client({
    ...{ host: "127.0.0.1", port, database, user: "postgres", password: clusterPassword },
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => {});
  return client;
}

/** PostgreSQL's own way to copy a server that is in use; tells what is to lie beside the copy. */
async function copyCluster({ source, directory }: { source: Source; directory: string }) {
  const client = reach(source);
  await client.connect();
  try {
    await client.query("select pg_backup_start('copy', true)");
    await copyFolder({ from: source.directory, to: directory });
    const { rows } = await client.query(
      "select labelfile from pg_backup_stop(wait_for_archive => false)",
    );
    return String(rows[0]?.labelfile);
  } finally {
    await client.end();
  }
}

const notCopied = /^(?:postmaster\.(?:pid|opts)|standby\.signal|pg_wal\/.*|pg_replslot\/.*)$/;

/** What goes while it is copied is not needed. */
async function copyFolder({ from, to }: { from: string; to: string }) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  await mkdir(to);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(from.length + 1);
    if (entry.isDirectory()) await mkdir(join(to, name));
    if (!entry.isFile() || notCopied.test(name)) continue;
    await ignoreMissingFile(copyFile(path, join(to, name)));
  }
}
