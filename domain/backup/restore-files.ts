import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "../app-error.ts";
import type { Manifest } from "./archive/manifest.ts";

/** What a backup has of the data folder. Each may be a disk of its own. */
const keptFolders = ["media/originals", "private"];

/** Where files wait until all are there: on the disk that they are for. */
const waiting = ".restore";

function waitingPlace({ dataDir, path }: { dataDir: string; path: string }): string {
  const folder = keptFolders.find((folder) => path.startsWith(`${folder}/`));
  if (!folder) throw new AppError("invalid", `The file ${path} does not belong to a backup.`);
  return join(dataDir, folder, waiting, path.slice(folder.length + 1));
}

export async function storeFile({
  dataDir,
  path,
  bytes,
}: {
  dataDir: string;
  path: string;
  bytes: AsyncIterable<Buffer>;
}) {
  const place = waitingPlace({ dataDir, path });
  const [folderMode, mode] = path.startsWith("private/") ? [0o700, 0o600] : [0o755, 0o644];
  await mkdir(dirname(place), { recursive: true, mode: folderMode });
  const file = await open(place, "wx", mode);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Their bytes were held against the sums when the archive was read; here, that all have come. */
export async function compareFiles({ dataDir, manifest }: { dataDir: string; manifest: Manifest }) {
  for (const { name, bytes } of manifest.files) {
    const found = await stat(waitingPlace({ dataDir, path: name })).catch(() => undefined);
    if (found?.size === bytes) continue;
    throw new AppError("invalid", `The file ${name} is not what was backed up.`);
  }
}

/** Puts the files that wait in the place of those that are there. */
export async function moveFiles({ dataDir }: { dataDir: string }) {
  for (const name of keptFolders) {
    const folder = join(dataDir, name);
    const mode = name === "private" ? 0o700 : 0o755;
    await mkdir(join(folder, waiting), { recursive: true, mode });
    for (const old of await readdir(folder)) {
      if (old !== waiting) await rm(join(folder, old), { recursive: true, force: true });
    }
    for (const restored of await readdir(join(folder, waiting))) {
      await rename(join(folder, waiting, restored), join(folder, restored));
    }
  }
}

export async function removeWaiting({ dataDir }: { dataDir: string }) {
  for (const name of keptFolders) {
    await rm(join(dataDir, name, waiting), { recursive: true, force: true });
  }
}

/** Whether any file lies in the folders that a backup would fill. */
export async function hasFiles({ dataDir }: { dataDir: string }): Promise<boolean> {
  const entries = await Promise.all(
    keptFolders.map((folder) =>
      readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return entries.flat().some((entry) => entry.isFile());
}
