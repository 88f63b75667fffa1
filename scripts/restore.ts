/**
 * `npm run restore -- ARCHIVE`: puts a backup back into an empty database and file store. With
 * --replace over what is there, all of which is lost.
 */
import { restoreBackup } from "#domain/backup/restore-backup.ts";
import { openFileStore } from "#domain/files/open-file-store.ts";
import { readConfig } from "../server/config.ts";
import { formatSeconds } from "./backup/describe-backup.ts";
import { describeRestored } from "./backup/describe-restored.ts";
import { openDatabase } from "./backup/open-database.ts";

try {
  const args = process.argv.slice(2);
  const [archive] = args.filter((word) => !word.startsWith("--"));
  if (!archive) throw new Error("Say which archive: npm run restore -- backups/tinghe-….tar.gz");
  const { dataDir, bucket, directDatabaseUrl, backup } = readConfig();
  const store = await openFileStore({ dataDir, bucket });
  const started = performance.now();
  const database = await openDatabase({ databaseUrl: directDatabaseUrl, dataDir });
  try {
    const restored = await restoreBackup({
      ...{ archive, passphrase: backup.passphrase, url: database.url, store },
      replace: args.includes("--replace"),
    });
    console.log(`${describeRestored(restored)} In ${formatSeconds(started)}.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
