import type { FileStore } from "./file-store.ts";
import { sumOf } from "./sum-of.ts";

export type MovedFiles = {
  /** Written there now, each read back and compared. */
  copied: number;
  /** There before, the same. */
  already: number;
  bytes: number;
  removed: number;
  /** What went wrong with which file; those stay where they are. */
  failed: { name: string; reason: string }[];
};

/** So many at a time: a store elsewhere answers slowly, and each is held in memory. */
const atOnce = 4;

/**
 * Copies the files of a site from one store to another. What is there already is compared by its
 * sum and passed over, so it may be interrupted and begun again. At the source nothing is removed,
 * unless that is asked for: then at the end, and only if all are there.
 */
export async function moveFiles({
  from,
  to,
  remove = false,
  onProgress = () => {},
  signal,
}: {
  from: FileStore;
  to: FileStore;
  remove?: boolean;
  onProgress?: (so: Readonly<MovedFiles>) => void;
  /** Aborted, no further file is begun. */
  signal?: AbortSignal;
}): Promise<MovedFiles> {
  const moved: MovedFiles = { copied: 0, already: 0, bytes: 0, removed: 0, failed: [] };
  const names = (await Array.fromAsync(from.list())).sort();
  const left = names.values();

  async function work() {
    for (const name of left) {
      if (signal?.aborted) return;
      try {
        await copy({ name, from, to, moved });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        moved.failed.push({ name, reason });
      }
      onProgress(moved);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  if (remove && moved.failed.length === 0 && !signal?.aborted) {
    for (const name of names) {
      await from.remove({ name });
      moved.removed++;
    }
  }
  return moved;
}

async function copy({
  name,
  from,
  to,
  moved,
}: {
  name: string;
  from: FileStore;
  to: FileStore;
  moved: MovedFiles;
}) {
  const bytes = await from.read({ name });
  // Deleted since it was listed.
  if (!bytes) return;
  const { sha256 } = sumOf(bytes);
  if ((await to.describe({ name }))?.sha256 === sha256) {
    moved.already++;
    return;
  }
  await to.write({ name, bytes });
  const written = await to.read({ name });
  if (!written || sumOf(written).sha256 !== sha256) {
    throw new Error("It does not come back as it was written.");
  }
  moved.copied++;
  moved.bytes += bytes.length;
}
