import { rm } from "node:fs/promises";
import { db } from "#db/connect.ts";
import { AppError } from "../../app-error.ts";
import type { Actor } from "../../staff/actor.ts";
import { writeAudit } from "../../staff/audit.ts";
import { forgetOriginal, variantsFolder } from "./forget-files.ts";
import { getOfficePicture, loggedPicture } from "./office-picture.ts";
import { whereUsed } from "./where-used.ts";

/** Deletes a picture for good; while anything shows it, it is refused. */
export async function deletePicture({ id, actor }: { id: string; actor: Actor }) {
  const hash = await db.transaction().execute(async (on) => {
    const before = await getOfficePicture({ id, on });
    // Deleted first: whoever changes content waits behind us, so nobody begins to use it meanwhile.
    const deleted = await on
      .deleteFrom("picture")
      .where("id", "=", id)
      .returning("hash")
      .executeTakeFirst();
    if (!deleted) throw new AppError("not-found");
    const { records, pages } = await whereUsed({ id, on });
    if (records.length + pages.length > 0) throw new AppError("picture-in-use");
    await writeAudit({
      ...{ on, actor, action: "deleted", kind: "picture", id },
      before: loggedPicture(before),
    });
    return deleted.hash;
  });
  await forgetOriginal({ hash });
  await rm(variantsFolder({ id, hash }), { recursive: true, force: true });
  return { id };
}
