import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const named = /^tinghe-\d{4}-\d{2}-\d{2}T\d{6}\.\d{3}Z\.tar\.gz(?:\.enc)?$/;

/** Sorts by time, also as a name. */
export function archiveName({ at, encrypted }: { at: Date; encrypted: boolean }): string {
  return `tinghe-${at.toISOString().replaceAll(":", "")}.tar.gz${encrypted ? ".enc" : ""}`;
}

/** The archives of a folder, the newest first. What others put there is none of ours. */
export async function listArchives({ folder }: { folder: string }): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => named.test(name))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** Removes all but the newest; returns what is gone. */
export async function pruneArchives({ folder, keep }: { folder: string; keep: number }) {
  const old = (await listArchives({ folder })).slice(keep);
  for (const path of old) {
    await rm(path, { force: true });
    await rm(`${path}.sha256`, { force: true });
  }
  return old;
}
