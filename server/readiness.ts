import { randomBytes } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { FileStore } from "#domain/files/file-store.ts";

/** How long an answer counts, in milliseconds: whoever asks all the time costs one write a second. */
const lifetime = 1000;
/** The same for a store elsewhere, which may cost money with every write. */
const storeLifetime = 5000;
/** A database or a store that is silent for so long is away, in milliseconds. */
const patience = 2000;
/** More than a file system finds room for when it is full. */
const probe = randomBytes(256 * 1024);

export type FindProblem = () => Promise<string | undefined>;

/** What keeps this node from taking in what visitors send: tried by writing, for reading is not enough. */
export function createReadiness({
  dataDir,
  files,
}: {
  dataDir: string;
  files: FileStore;
}): FindProblem {
  const tryDatabase = lasting({ lifetime, attempt: () => inTime(writeRow()) });
  const tryDisk = lasting({ lifetime, attempt: () => writeFile({ dataDir }) });
  const tryStore = lasting({ lifetime: storeLifetime, attempt: () => inTime(writeTo(files)) });
  return async function findProblem() {
    const [database, disk, store] = await Promise.all([tryDatabase(), tryDisk(), tryStore()]);
    if (!disk) return "disk full or not writable";
    if (!store) return "file store unreachable or not writable";
    return database ? undefined : "database unreachable";
  };
}

/** The last answer, for as long as it counts. */
function lasting({ lifetime, attempt }: { lifetime: number; attempt: () => Promise<boolean> }) {
  let asked = Number.NEGATIVE_INFINITY;
  let last = Promise.resolve(true);
  return function answer() {
    if (performance.now() - asked >= lifetime) {
      asked = performance.now();
      last = attempt();
    }
    return last;
  };
}

function inTime(attempt: Promise<boolean>): Promise<boolean> {
  return Promise.race([attempt, setTimeout(patience, false, { ref: false })]);
}

/** Whether the store does; one on this disk is tried with the disk. */
async function writeTo(files: FileStore): Promise<boolean> {
  const name = `write-check/${hostname()}-${process.pid}`;
  if (files.localPath({ name })) return true;
  return files.write({ name, bytes: probe.subarray(0, 64) }).then(
    () => true,
    () => false,
  );
}

/** Whether the database takes a write. */
async function writeRow() {
  try {
    await sql`insert into write_check (checked_at) values (now())
      on conflict (singleton) do update set checked_at = excluded.checked_at`.execute(db);
    return true;
  } catch {
    return false;
  }
}

/** Whether the disk does, on which uploads lie and the embedded database if there is one. */
async function writeFile({ dataDir }: { dataDir: string }) {
  const path = join(dataDir, `.write-check-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    const file = await open(path, "w");
    try {
      await file.write(probe);
      await file.sync();
    } finally {
      await file.close();
    }
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}
