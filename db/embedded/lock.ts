import { DatabaseSync } from "node:sqlite";
import { messageOf } from "./errors.ts";
import { until } from "./wait.ts";

export type Lock = { release(): void };

const busy = 5; // SQLITE_BUSY

/**
 * A lock between processes, taken on a file. The kernel gives it back when its holder dies, however
 * it dies, so there is nothing stale to find out about later. Node has no such lock of its own, but
 * the SQLite it carries takes one on every system, also between containers on one volume.
 */
export function tryLock({ file, shared = false }: { file: string; shared?: boolean }) {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("pragma journal_mode = memory");
    database.exec(shared ? "begin; select * from sqlite_master" : "begin exclusive");
  } catch (error) {
    database.close();
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return undefined;
    throw new Error(`The lock file ${file} cannot be used: ${messageOf(error)}.`, { cause: error });
  }
  const lock: Lock = { release: () => database.close() };
  return lock;
}

/** Waits for the lock; `undefined` when it stayed taken. */
export async function takeLock(wait: { file: string; within: number; whenSlow?: () => void }) {
  let lock: Lock | undefined;
  await until({
    ...wait,
    condition() {
      lock = tryLock({ file: wait.file });
      return lock !== undefined;
    },
  });
  return lock;
}
