import { mkdir, open, readFile, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import { mayRemoveFiles } from "#db/file-removals.ts";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { folders } from "../media/folders.ts";
import { privateFolder } from "./private-folder.ts";

/** Names are made by ourselves; nothing else leads anywhere. */
const known = /^(?:applications|inquiries|documents)\/[0-9a-f-]{36}\.(?:pdf|webp)$/;

/** Where a private file lies. */
export function locatePrivateFile(file: string): string {
  if (!known.test(file)) throw new Error(`${file} is no private file`);
  return join(privateFolder, file);
}

/** What lies there; somebody may have deleted it since. */
export async function readPrivateFile(path: string): Promise<Buffer> {
  return readFile(path).catch((cause) => {
    throw new AppError("not-found", "the file is gone", { cause });
  });
}

/**
 * Writes a file that nothing refers to yet. Whoever makes something refer to it keeps it; otherwise
 * it is removed after an hour, even if this process ends at the next line.
 */
export async function writePrivateFile({
  bytes,
  folder = "applications",
  ending = "pdf",
}: {
  bytes: Uint8Array;
  folder?: "applications" | "inquiries" | "documents";
  ending?: "pdf" | "webp";
}): Promise<string> {
  const file = `${folder}/${crypto.randomUUID()}.${ending}`;
  await db
    .insertInto("file_removal")
    .values({ file, due_at: sql<Date>`now() + interval '1 hour'` })
    .execute();
  const path = locatePrivateFile(file);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return file;
}

/** In the transaction that refers to it. */
export async function keepPrivateFile({ file, on }: { file: string; on: Kysely<DB> }) {
  await on.deleteFrom("file_removal").where("file", "=", file).execute();
}

/** It turned out not to be wanted. */
export async function dropPrivateFile({ file }: { file: string }) {
  await db.updateTable("file_removal").set({ due_at: now }).where("file", "=", file).execute();
  await removeDueFiles();
}

/** Removes the files whose time has come; says how many. While a backup copies them, they stay. */
export async function removeDueFiles(): Promise<number> {
  return db.transaction().execute(async (on) => {
    if (!(await mayRemoveFiles({ on }))) return 0;
    const due = await on
      .selectFrom("file_removal")
      .where("due_at", "<=", now)
      .orderBy("file")
      .limit(500)
      .forUpdate()
      .skipLocked()
      .select("file")
      .execute();
    for (const { file } of due) {
      if (!(await isOriginalInUse({ file, on }))) await unlink(locate(file)).catch(ignoreMissing);
      await on.deleteFrom("file_removal").where("file", "=", file).execute();
    }
    return due.length;
  });
}

/** Originals of pictures go the same way, entered by `forgetOriginal`. */
const hashOf = (file: string) => /^originals\/([0-9a-f]{64})$/.exec(file)?.[1];

function locate(file: string): string {
  return hashOf(file) ? join(folders.stored, file) : locatePrivateFile(file);
}

/** Another picture may be made of the same bytes. */
async function isOriginalInUse({ file, on }: { file: string; on: Kysely<DB> }): Promise<boolean> {
  const hash = hashOf(file);
  if (!hash) return false;
  const used = await on
    .selectFrom("picture")
    .where("hash", "=", hash)
    .select("id")
    .executeTakeFirst();
  return used !== undefined;
}

function ignoreMissing(error: unknown) {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
