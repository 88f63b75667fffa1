/**
 * `npm run files:move -- to-store`: copies originals and private files from DATA_DIR to the store of
 * FILES_URL; `-- to-folder` the other way. Each is read back and compared. May be interrupted and
 * begun again. With --remove they go at the source once all are there.
 */
import { createFolderStore } from "#domain/files/folder-store.ts";
import { moveFiles } from "#domain/files/move-files.ts";
import { openFileStore } from "#domain/files/open-file-store.ts";
import { readConfig } from "../server/config.ts";
import { formatBytes, formatSeconds } from "./backup/describe-backup.ts";

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());
const every = 500;

try {
  const { dataDir, bucket } = readConfig();
  const [direction] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  if (direction !== "to-store" && direction !== "to-folder") {
    throw new Error("Say which way: npm run files:move -- to-store, or to-folder.");
  }
  if (!bucket) throw new Error("Set FILES_URL to the store.");
  const started = performance.now();
  const folder = createFolderStore({ folder: dataDir });
  const store = await openFileStore({ dataDir, bucket });
  const [from, to] = direction === "to-store" ? [folder, store] : [store, folder];
  console.log(`From ${from.place} to ${to.place}`);
  const { copied, already, bytes, removed, failed } = await moveFiles({
    ...{ from, to, remove: process.argv.includes("--remove"), signal: stopping.signal },
    onProgress({ copied, already, failed }) {
      const done = copied + already + failed.length;
      if (done % every === 0) console.log(`${done} files looked at, ${copied} copied`);
    },
  });
  console.log(
    `${copied} copied and compared (${formatBytes(bytes)}), ${already} were there, ` +
      `${removed} removed at the source, ${failed.length} failed, in ${formatSeconds(started)}.`,
  );
  for (const { name, reason } of failed) console.error(`${name}: ${reason}`);
  if (stopping.signal.aborted) console.error("Interrupted; begin again to go on.");
  if (failed.length > 0 || stopping.signal.aborted) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
