import { join } from "node:path";
import { db } from "#db/connect.ts";
import { removeDueFiles } from "../../files/private-files.ts";
import { folders } from "../folders.ts";

/** Removes an uploaded original, unless a picture is made of it still; later, if a backup needs it. */
export async function forgetOriginal({ hash }: { hash: string }) {
  await db
    .insertInto("file_removal")
    .values({ file: `originals/${hash}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await removeDueFiles();
}

export function variantsFolder({ id, hash }: { id: string; hash: string }): string {
  return join(folders.stored, "variants", `${id}.${hash.slice(0, 10)}`);
}
