import { execFile } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Account, RunAs } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { ignoreMissingFile } from "./errors.ts";

/** Where a cluster (PostgreSQL's word for a data directory) lies and what is needed to run it. */
export type Cluster = {
  directory: string;
  binaries: Binaries;
  account: Account | undefined;
  runAs: RunAs;
  durable: boolean;
  say: (message: string) => void;
};

const run = promisify(execFile);

// Text is compared by PostgreSQL's own rules, the same on every machine. Only pg_trgm still asks
// the system which characters are letters, and under plain "C" no Chinese character is one.
const characterTypes = ["C.UTF-8", "en_US.UTF-8", "C"];

/** Makes the cluster unless it is there. The caller holds the turn: nobody else makes one now. */
export async function ensureCluster(cluster: Cluster) {
  const { directory } = cluster;
  await removeHalfMadeClusters({ directory });
  const files = (await ignoreMissingFile(readdir(directory))) ?? [];
  if (files.includes("PG_VERSION")) return await checkVersion(cluster);
  if (files.length > 0) {
    throw new Error(
      `${directory} holds files but no database. Move it away, and a new database is made there.`,
    );
  }
  await makeCluster(cluster);
}

async function makeCluster({ directory, binaries, account, runAs, durable, say }: Cluster) {
  say(`Making a new database in ${directory}`);
  const workshop = await mkdtemp(`${directory}.init-`);
  const made = join(workshop, "cluster");
  const secret = join(workshop, "secret");
  try {
    await writeFile(secret, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
    if (account) await chown(workshop, account.uid, account.gid);
    if (account) await chown(secret, account.uid, account.gid);
    const characterType = await initialise({ made, secret, binaries, runAs, durable });
    if (characterType === "C") {
      say("This machine has no UTF-8 locale: search will be weak in Chinese and Arabic.");
    }
    await rename(secret, join(made, "secret"));
    const access = "host all all 127.0.0.1/32 scram-sha-256\n";
    await writeFile(join(made, "pg_hba.conf"), access, { flush: true });
    if (durable) await syncFolder(made);
    // Only a finished cluster ever bears the name, whatever happens on the way.
    await rename(made, directory);
    if (durable) await syncFolder(dirname(directory));
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Makes an empty one, with the words for sorting and letters that this machine has. */
export async function initialise({
  made,
  secret,
  binaries,
  runAs,
  durable,
}: Pick<Cluster, "binaries" | "runAs" | "durable"> & { made: string; secret: string }) {
  const args = [`--pgdata=${made}`, "--username=postgres", `--pwfile=${secret}`];
  args.push("--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-instructions");
  args.push("--locale-provider=builtin", "--builtin-locale=C.UTF-8");
  if (!durable) args.push("--no-sync");
  for (const characterType of characterTypes) {
    const asked = [...args, `--lc-ctype=${characterType}`];
    const command = runAs({ program: binaries.initdb, args: asked });
    try {
      const surroundings = { cwd: dirname(made), env: cleanEnvironment() };
      await run(command.program, command.args, { ...command.identity, ...surroundings });
      return characterType;
    } catch (error) {
      if (characterType === "C" || !/invalid locale name/.test(String(error))) throw error;
      await rm(made, { recursive: true, force: true });
    }
  }
}

/** What was left by processes that were killed while they made a cluster. */
async function removeHalfMadeClusters({ directory }: { directory: string }) {
  const parent = dirname(directory);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(directory)}.init-`)) continue;
    // An initdb that outlived its parent may still write there; the next start finishes the work.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => {});
  }
}

async function checkVersion({ directory, binaries }: Cluster) {
  const version = (await readFile(join(directory, "PG_VERSION"), "utf8")).trim();
  if (version === binaries.version) return;
  throw new Error(
    `The database in ${directory} was made by PostgreSQL ${version}, and this is PostgreSQL ` +
      `${binaries.version}. docs/operations.md says how to carry it over.`,
  );
}

/** The secrets of the two roles. Who may read the data directory may also be the database. */
export async function readSecrets({ directory }: { directory: string }) {
  const postgres = await ignoreMissingFile(readFile(join(directory, "secret"), "utf8"));
  if (!postgres) throw new Error(`The database has lost its secret, the file ${directory}/secret.`);
  // Two, so that the one the site uses does not let anybody in as superuser.
  const tinghe = createHmac("sha256", postgres).update("tinghe").digest("base64url");
  return { postgres, tinghe };
}

/** PostgreSQL obeys many variables (PG…, LC_…), and has no business with the site's secrets. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP } = process.env;
  return { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, LC_ALL: "C", TZ: "UTC" };
}

async function syncFolder(path: string) {
  if (process.platform === "win32") return; // cannot open folders
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
