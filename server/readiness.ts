import { randomBytes } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { db } from "#db/connect.ts";

/** How long an answer counts, in milliseconds: whoever asks all the time costs one write a second. */
const lifetime = 1000;
/** A database that is silent for so long is away, in milliseconds. */
const patience = 2000;
/** More than a file system finds room for when it is full. */
const probe = randomBytes(256 * 1024);

export type FindProblem = () => Promise<string | undefined>;

/** What keeps this node from taking in what visitors send: tried by writing, for reading is not enough. */
export function createReadiness({ dataDir }: { dataDir: string }): FindProblem {
  let asked = Number.NEGATIVE_INFINITY;
  let last: Promise<string | undefined> = Promise.resolve(undefined);
  return function findProblem() {
    if (performance.now() - asked >= lifetime) {
      asked = performance.now();
      last = tryAll({ dataDir });
    }
    return last;
  };
}

async function tryAll({ dataDir }: { dataDir: string }) {
  const [database, disk] = await Promise.all([
    Promise.race([writeRow(), setTimeout(patience, false, { ref: false })]),
    writeFile({ dataDir }),
  ]);
  if (!disk) return "disk full or not writable";
  return database ? undefined : "database unreachable";
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
