import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { db } from "#db/connect.ts";
import { folders } from "../folders.ts";
import { copiesFolder } from "../originals.ts";
import { pictureBase } from "../picture.ts";

const hour = 3_600_000;

/**
 * Removes what an interrupted upload left behind, copies of originals that lie elsewhere, and
 * variants of pictures that were replaced or deleted. All of it can be made or fetched again.
 */
export async function sweepMedia({ now = Date.now() }: { now?: number } = {}): Promise<number> {
  const left = await olderThan({ folder: join(folders.stored, "incoming"), age: hour, now });
  const copies = await olderThan({ folder: copiesFolder(), age: hour, now });
  const variants = await olderThan({
    folder: join(folders.stored, "variants"),
    age: 24 * hour,
    now,
  });
  const gone = variants.length === 0 ? [] : await notCurrent(variants);
  const swept = [...left, ...copies, ...gone];
  for (const path of swept) await rm(path, { recursive: true, force: true });
  return swept.length;
}

async function olderThan({ folder, age, now }: { folder: string; age: number; now: number }) {
  const names = await readdir(folder).catch(() => []);
  const paths = names.map((name) => join(folder, name));
  const old = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ mtimeMs }) => now - mtimeMs > age,
        () => false,
      ),
    ),
  );
  return paths.filter((_, place) => old[place]);
}

async function notCurrent(variants: string[]): Promise<string[]> {
  const pictures = await db.selectFrom("picture").select(["id", "hash"]).execute();
  const current = new Set(
    pictures.map((picture) =>
      join(folders.stored, "variants", pictureBase(picture).replace("/media/", "")),
    ),
  );
  return variants.filter((path) => !current.has(path));
}
