import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { type FileStore, keptFolders } from "./file-store.ts";
import { requirePlainName } from "./plain-name.ts";

const hour = 3_600_000;
/** How a file is called until it is whole: beside its place, for that may be a disk of its own. */
const unfinished = ".part";

/** Files in the data folder of this machine. */
export function createFolderStore({ folder }: { folder: string }): FileStore {
  const pathOf = (name: string) => join(folder, requirePlainName(name));

  return {
    place: folder,
    async write({ name, bytes }) {
      const path = pathOf(name);
      const [folderMode, mode] = name.startsWith("private/") ? [0o700, 0o600] : [0o755, 0o644];
      await mkdir(dirname(path), { recursive: true, mode: folderMode });
      const temporary = `${path}.${randomUUID()}${unfinished}`;
      try {
        await using file = await open(temporary, "wx", mode);
        await file.writeFile(bytes);
        await file.sync();
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    read: async ({ name }) => readFile(pathOf(name)).catch(ignoreMissing),
    async describe({ name }) {
      const path = pathOf(name);
      const found = await stat(path).catch(ignoreMissing);
      if (!found?.isFile()) return undefined;
      const sum = createHash("sha256");
      for await (const piece of createReadStream(path)) sum.update(piece);
      return { bytes: found.size, sha256: sum.digest("hex") };
    },
    remove: async ({ name }) => rm(pathOf(name), { force: true }),
    async *list() {
      for await (const path of filesIn(folder)) {
        if (!path.endsWith(unfinished)) yield relative(folder, path).split(sep).join("/");
      }
    },
    localPath: ({ name }) => pathOf(name),
    async sweep() {
      for await (const path of filesIn(folder)) {
        if (!path.endsWith(unfinished)) continue;
        const found = await stat(path).catch(ignoreMissing);
        if (found && Date.now() - found.mtimeMs > hour) await rm(path, { force: true });
      }
    },
  };
}

async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const kept of keptFolders) {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await readdir(join(folder, kept), options).catch(ignoreMissing);
    for (const entry of entries ?? []) {
      if (entry.isFile()) yield join(entry.parentPath, entry.name);
    }
  }
}

/** A name is lost with the power unless its folder is written as well. Windows has no such thing. */
async function syncFolder(path: string) {
  if (process.platform === "win32") return;
  await using folder = await open(path, "r");
  await folder.sync();
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
