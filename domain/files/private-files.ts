import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import { mayRemoveFiles } from "#db/file-removals.ts";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { siteFiles } from "./site-files.ts";

/** Names are made by ourselves; nothing else leads anywhere. */
const known = /^(?:applications|inquiries|documents)\/[0-9a-f-]{36}\.(?:pdf|webp)$/;

/** Milliseconds for which a transaction may remove files; a slow store has the rest later. */
const longestRemoval = 10_000;

/** Where a private file lies in the store. */
export function locatePrivateFile(file: string): string {
  if (!known.test(file)) throw new Error(`${file} is no private file`);
  return `private/${file}`;
}

/** What lies there; somebody may have deleted it since. */
export async function readPrivateFile(path: string): Promise<Buffer> {
  const bytes = await siteFiles.read({ name: path });
  if (!bytes) throw new AppError("not-found", "the file is gone");
  return bytes;
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
  await removeUnlessKept({ file });
  await siteFiles.write({ name: locatePrivateFile(file), bytes });
  return file;
}

/**
 * Before a file is written: whoever removes it at this moment has finished when this resolves, and
 * nobody begins to for an hour.
 */
export async function removeUnlessKept({ file }: { file: string }) {
  const inAnHour = sql<Date>`now() + interval '1 hour'`;
  await db
    .insertInto("file_removal")
    .values({ file, due_at: inAnHour })
    .onConflict((conflict) => conflict.column("file").doUpdateSet({ due_at: inAnHour }))
    .execute();
}

/** In the transaction that refers to it. */
export async function keepFile({ file, on }: { file: string; on: Kysely<DB> }) {
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
    const until = performance.now() + longestRemoval;
    let removed = 0;
    for (const { file } of due) {
      if (performance.now() > until || !(await removeUnused({ file, on }))) break;
      await on.deleteFrom("file_removal").where("file", "=", file).execute();
      removed++;
    }
    return removed;
  });
}

/** Whether that is settled; while the store is away it is not, and nobody has to wait for it. */
async function removeUnused({ file, on }: { file: string; on: Kysely<DB> }): Promise<boolean> {
  if (await isOriginalInUse({ file, on })) return true;
  return siteFiles.remove({ name: locate(file) }).then(
    () => true,
    (error) => {
      if (error instanceof AppError && error.code === "unavailable") return false;
      throw error;
    },
  );
}

/** Originals of pictures go the same way, entered by `forgetOriginal`. */
const hashOf = (file: string) => /^originals\/([0-9a-f]{64})$/.exec(file)?.[1];

function locate(file: string): string {
  return hashOf(file) ? `media/${file}` : locatePrivateFile(file);
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
