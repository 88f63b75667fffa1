import { chown, lchown, mkdir, open, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { type Account, chooseAccount, createRunAs } from "./account.ts";
import { locateBinaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import { hasCode, ignoreMissingFile } from "./errors.ts";

/** A cluster and the two lock files beside it. */
export type Place = Cluster & {
  /** Held alone by the process that is starting or stopping the server. */
  turnFile: string;
  /** Held together by all processes that use the server. */
  usersFile: string;
};

/** Makes the folder `directory` will lie in, and finds out who runs the server there and how. */
export async function preparePlace({
  directory: asked,
  durable,
  say,
}: Pick<Cluster, "directory" | "durable" | "say">): Promise<Place> {
  const binaries = await locateBinaries();
  await makeFolder({ path: dirname(resolve(asked)) });
  const directory = await findTrueName(resolve(asked));
  await checkOwner({ directory });
  const account = await chooseAccount({ directory });
  const runAs = await createRunAs({ account, binaries, directory });
  const [turnFile, usersFile] = [`${directory}.turn`, `${directory}.users`];
  for (const file of [turnFile, usersFile]) await makeLockFile({ file, account });
  return { directory, binaries, account, runAs, durable, say, turnFile, usersFile };
}

/** Never opened when it is there: closing it again would end every lock this process has on it. */
async function makeLockFile({ file, account }: { file: string; account: Account | undefined }) {
  try {
    await (await open(file, "wx", 0o600)).close();
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
  // So that the owner of the project can go on where root began.
  if (account) await chown(file, account.uid, account.gid);
}

async function findExisting(path: string): Promise<string> {
  return (await ignoreMissingFile(stat(path))) ? path : await findExisting(dirname(path));
}

/** Root makes folders for the owner of the project, not for itself. */
async function makeFolder({ path }: { path: string }) {
  const { uid, gid } = await stat(await findExisting(path));
  const first = await mkdir(path, { recursive: true });
  if (!first || process.getuid?.() !== 0) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) {
    await lchown(made, uid, gid);
  }
}

/** One name however the folder is reached, since processes recognise their server by it. */
async function findTrueName(path: string) {
  const existing = await ignoreMissingFile(realpath(path));
  return existing ?? join(await realpath(dirname(path)), basename(path));
}

/** Root may take a folder over; everyone else can only be told whose it is. */
async function checkOwner({ directory }: { directory: string }) {
  const self = process.getuid?.();
  const owner = (await ignoreMissingFile(stat(directory)))?.uid;
  if (!self || owner === undefined || owner === self) return;
  throw new Error(
    `The database in ${directory} belongs to another account (uid ${owner}; this one has uid ` +
      `${self}). Run as that account, or hand the folder over: ` +
      `sudo chown -R ${self} ${dirname(directory)}`,
  );
}
