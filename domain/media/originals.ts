import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { siteFiles } from "../files/site-files.ts";
import { folders } from "./folders.ts";

type Original = { file: string; hash: string };

export const originalName = (hash: string) => `media/originals/${hash}`;

/** The original on this node's disk, fetched if it lies elsewhere: uploaded, or part of the project. */
export async function fetchOriginal(picture: Original): Promise<string> {
  const path = await findLocalOriginal(picture);
  if (path) return path;
  const bytes = await readRemote(picture);
  return bytes ? keepCopy({ hash: picture.hash, bytes }) : join(folders.bundled, picture.file);
}

/** The original, if nothing has to be fetched for it. */
export async function findLocalOriginal({ file, hash }: Original): Promise<string | undefined> {
  const bundled = join(folders.bundled, file);
  const uploaded = siteFiles.localPath({ name: originalName(hash) });
  if (uploaded) return (await exists(uploaded)) ? uploaded : bundled;
  const copy = copyOf(hash);
  if (await exists(copy)) {
    // Not swept while it is in use.
    await utimes(copy, new Date(), new Date());
    return copy;
  }
  return (await hasHash({ path: bundled, hash })) ? bundled : undefined;
}

/** Whether there is an original that variants can be made of. */
export async function hasOriginal(picture: Original): Promise<boolean> {
  const path = await findLocalOriginal(picture);
  if (path) return exists(path);
  const uploaded = await siteFiles.describe({ name: originalName(picture.hash) });
  return uploaded !== undefined || exists(join(folders.bundled, picture.file));
}

/** Puts the file of an original into the store. Whoever has one keeps a copy, to make variants of. */
export async function storeOriginal({ path, hash }: { path: string; hash: string }) {
  const bytes = await readFile(path);
  const name = originalName(hash);
  await siteFiles.write({ name, bytes });
  if (!siteFiles.localPath({ name })) await keepCopy({ hash, bytes });
}

async function readRemote({ hash }: Original): Promise<Buffer | undefined> {
  const name = originalName(hash);
  return siteFiles.localPath({ name }) ? undefined : siteFiles.read({ name });
}

/** Copies of what lies elsewhere; swept when nobody has needed them for a while. */
export const copiesFolder = () => join(folders.stored, "fetched");
const copyOf = (hash: string) => join(copiesFolder(), hash);

async function keepCopy({ hash, bytes }: { hash: string; bytes: Buffer }): Promise<string> {
  const copy = copyOf(hash);
  // What a killed node leaves half written there is swept later.
  const temporary = join(folders.stored, "incoming", randomUUID());
  await Promise.all([temporary, copy].map((path) => mkdir(dirname(path), { recursive: true })));
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, copy);
  } finally {
    await rm(temporary, { force: true });
  }
  return copy;
}

const hashes = new Map<string, string>();

/** Whether a file of the project is that very picture; another may have taken its place since. */
async function hasHash({ path, hash }: { path: string; hash: string }): Promise<boolean> {
  if (!hashes.has(path)) {
    const bytes = await readFile(path).catch(() => undefined);
    if (!bytes) return false;
    hashes.set(path, createHash("sha256").update(bytes).digest("hex"));
  }
  return hashes.get(path) === hash;
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
