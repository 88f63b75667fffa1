/**
 * `npm run restore:drill`: tries whether a backup can be restored, without touching the site. Takes
 * the newest archive of BACKUP_FOLDER (makes one if there is none; or names one: `-- ARCHIVE`), puts
 * it into a folder of its own with a database of its own, where every table and file is compared
 * with its sums, starts a node on it and asks it for pages. Fails when anything differs.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#db/embedded.ts";
import { listArchives } from "#domain/backup/archive/archive-files.ts";
import { restoreBackup } from "#domain/backup/restore-backup.ts";
import { createFolderStore } from "#domain/files/folder-store.ts";
import { readConfig } from "../server/config.ts";
import { askForPages } from "./backup/ask-for-pages.ts";
import { formatSeconds } from "./backup/describe-backup.ts";
import { describeRestored } from "./backup/describe-restored.ts";
import { startRestoredNode } from "./backup/start-restored-node.ts";
import { run } from "./prepare.js";

const dataDir = await mkdtemp(join(tmpdir(), "tinghe-restore-"));
/** What runs on the folder now, and has to end before it can go. */
let stop = async () => {};
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => leave().finally(() => process.exit(130)));
}

try {
  const { backup } = readConfig();
  const archive = process.argv[2] ?? (await findArchive({ folder: backup.folder }));
  console.log(`Restoring ${archive}`);
  const started = performance.now();
  const database = await startEmbedded({ directory: join(dataDir, "postgres"), durable: false });
  stop = database.stop;
  const { passphrase } = backup;
  const store = createFolderStore({ folder: dataDir });
  const restored = await restoreBackup({ archive, passphrase, url: database.url, store });
  await stop();
  console.log(`${describeRestored(restored)} In ${formatSeconds(started)}.`);
  const node = await startRestoredNode({ dataDir });
  stop = node.stop;
  const asked = await askForPages({ port: node.port });
  console.log(`A node started on it, and answered ${asked} pages as it should.`);
  console.log(`The drill took ${formatSeconds(started)}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await leave();
}

async function leave() {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function findArchive({ folder }: { folder: string }): Promise<string> {
  const newest = async () => (await listArchives({ folder }))[0];
  const found = await newest();
  if (found) return found;
  console.log(`No backup in ${folder} yet: making one.`);
  run("node", ["scripts/backup.ts"], { show: true });
  const made = await newest();
  if (!made) throw new Error(`There is no backup in ${folder}.`);
  return made;
}
