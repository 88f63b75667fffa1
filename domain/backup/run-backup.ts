import { sql } from "kysely";
import { isDatabaseAway } from "#db/connect.ts";
import { openConnection } from "#db/own-connection.ts";
import type { FileStore } from "../files/file-store.ts";
import { pruneArchives } from "./archive/archive-files.ts";
import { removeUnfinished } from "./archive/write-archive.ts";
import { isBackupDue } from "./backup-plan.ts";
import { noteRun } from "./backup-runs.ts";
import { isDiskFull } from "./is-disk-full.ts";
import { type MadeBackup, makeBackup } from "./make-backup.ts";

export type BackupSettings = {
  url: string;
  store: FileStore;
  bundled: string;
  version: string;
  folder: string;
  keep: number;
  passphrase?: string | undefined;
};

export type BackupOutcome =
  | { outcome: "made"; made: MadeBackup; removed: string[] }
  | { outcome: "busy" | "not due" };

/**
 * Makes a backup, the only one of all nodes at a time, notes how it went, and removes archives that
 * are past keeping. With `onlyIfDue`, nothing happens when another node has made it already.
 */
export async function runBackup({
  onlyIfDue,
  signal,
  ...settings
}: BackupSettings & {
  /** The time of day that is planned. */
  onlyIfDue?: string | undefined;
  signal?: AbortSignal | undefined;
}): Promise<BackupOutcome> {
  const { url, folder, keep } = settings;
  const connection = await openConnection({ url });
  const { on } = connection;
  try {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(hashtext('backup')) as taken`.execute(on);
    if (!rows[0]?.taken) return { outcome: "busy" };
    if (onlyIfDue && !(await isBackupDue({ at: onlyIfDue, on }))) return { outcome: "not due" };
    const at = new Date();
    await removeUnfinished({ folder });
    const made = await makeBackup({ ...settings, connection, at, signal });
    const { bytes, manifest } = made;
    await noteRun({
      ...{ startedAt: at, archive: made.path, bytes, missing_files: manifest.missing.length, on },
    });
    return { outcome: "made", made, removed: await pruneArchives({ folder, keep }) };
  } catch (error) {
    if (signal?.aborted) throw new Error("The backup was interrupted.", { cause: error });
    const problem = explainFailure({ error, folder });
    await noteFailure({ url, problem });
    throw new Error(problem, { cause: error });
  } finally {
    await connection.close();
  }
}

/** On a connection of its own: the other may be in the middle of a table. */
async function noteFailure({ url, problem }: { url: string; problem: string }) {
  try {
    const { on, close } = await openConnection({ url });
    await noteRun({ startedAt: new Date(), problem, on }).finally(close);
  } catch {
    // The database is away: the failure is said all the same.
  }
}

function explainFailure({ error, folder }: { error: unknown; folder: string }): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = error instanceof Error ? error.message : String(error);
  if (isDiskFull(error)) {
    return `There is no space left for a backup in ${folder}. Nothing of it was kept.`;
  }
  if (["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"].includes(code)) {
    return `A backup cannot be written or a file not be read: ${message}`;
  }
  if (isDatabaseAway(error)) return `The database failed during the backup: ${message}`;
  return message;
}
