import { rm } from "node:fs/promises";
import { join } from "node:path";
import { db } from "#db/connect.ts";
import { folders } from "./folders.ts";

/** Removes an uploaded original, unless a picture is made of it still. */
export async function forgetOriginal({ hash }: { hash: string }) {
  const used = await db
    .selectFrom("picture")
    .where("hash", "=", hash)
    .select("id")
    .executeTakeFirst();
  if (!used) await rm(join(folders.stored, "originals", hash), { force: true });
}

export function variantsFolder({ id, hash }: { id: string; hash: string }): string {
  return join(folders.stored, "variants", `${id}.${hash.slice(0, 10)}`);
}
