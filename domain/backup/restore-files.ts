import { buffer } from "node:stream/consumers";
import { AppError } from "../app-error.ts";
import { type FileStore, keptFolders } from "../files/file-store.ts";
import type { Manifest } from "./archive/manifest.ts";

/**
 * Puts files back under the names they had. Those are random or made of the content, so nothing that
 * is there becomes another file; what the backup does not name goes only when the rest has worked.
 */
export function createFileRestorer({ store }: { store: FileStore }) {
  const added: string[] = [];

  return {
    async add({ name, bytes }: { name: string; bytes: AsyncIterable<Buffer> }) {
      if (!keptFolders.some((folder) => name.startsWith(`${folder}/`))) {
        throw new AppError("invalid", `The file ${name} does not belong to a backup.`);
      }
      if (!(await store.describe({ name }))) added.push(name);
      await store.write({ name, bytes: await buffer(bytes) });
    },

    /** Their bytes were held against the sums when the archive was read; here, that all have come. */
    async compare({ manifest }: { manifest: Manifest }) {
      for (const { name, bytes } of manifest.files) {
        const found = await store.describe({ name });
        if (found?.bytes === bytes) continue;
        throw new AppError("invalid", `The file ${name} is not what was backed up.`);
      }
    },

    /** Removes what was there before and is not in the backup. */
    async finish({ manifest }: { manifest: Manifest }) {
      const restored = new Set(manifest.files.map(({ name }) => name));
      for await (const name of store.list()) {
        if (!restored.has(name)) await store.remove({ name });
      }
    },

    /** Removes what was not there before. */
    async undo() {
      for (const name of added) await store.remove({ name });
    },
  };
}

/** Whether anything lies where a backup would be put. */
export async function hasFiles({ store }: { store: FileStore }): Promise<boolean> {
  for await (const _ of store.list()) return true;
  return false;
}
