/**
 * `npm run backup`: writes one archive of the database and the site's files to BACKUP_FOLDER, while
 * the site goes on. With --planned only when BACKUP_AT has struck and nobody has made it yet.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runBackup } from "#domain/backup/run-backup.ts";
import { openFileStore } from "#domain/files/open-file-store.ts";
import { readConfig } from "../server/config.ts";
import { describeBackup } from "./backup/describe-backup.ts";
import { openDatabase } from "./backup/open-database.ts";

const project = join(import.meta.dirname, "..");
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());

try {
  const { dataDir, bucket, directDatabaseUrl, backup } = readConfig();
  const store = await openFileStore({ dataDir, bucket });
  const { version } = JSON.parse(await readFile(join(project, "package.json"), "utf8"));
  const started = performance.now();
  const database = await openDatabase({ databaseUrl: directDatabaseUrl, dataDir });
  try {
    const result = await runBackup({
      ...{ ...backup, url: database.url, store, bundled: join(project, "media"), version },
      onlyIfDue: process.argv.includes("--planned") ? backup.at : undefined,
      signal: stopping.signal,
    });
    if (result.outcome === "made") console.log(describeBackup({ ...result, started }));
    else console.log(result.outcome === "busy" ? "Another backup is being made." : "Already made.");
    if (result.outcome === "busy" && !process.argv.includes("--planned")) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
