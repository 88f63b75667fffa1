import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../../app-error.ts";
import type { Localized } from "../../language/localized.ts";
import type { Actor } from "../../staff/actor.ts";
import { writeAudit } from "../../staff/audit.ts";
import { getOfficePicture, loggedPicture, type OfficePicture } from "./office-picture.ts";

/** Gives a picture other alternative texts, or another point that stays in view when it is cropped. */
export async function changePicture({
  id,
  alt,
  focal,
  version,
  actor,
}: {
  id: string;
  alt: Localized;
  focal: { x: number; y: number };
  /** The one the writer started from. */
  version: number;
  actor: Actor;
}): Promise<OfficePicture> {
  return db.transaction().execute(async (on) => {
    const before = await getOfficePicture({ id, on });
    const { numUpdatedRows } = await on
      .updateTable("picture")
      .set({
        alt: JSON.stringify(alt),
        focal_x: focal.x,
        focal_y: focal.y,
        version: version + 1,
        updated_at: now,
      })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("conflict");
    const after = await getOfficePicture({ id, on });
    await writeAudit({
      ...{ on, actor, action: "changed", kind: "picture", id },
      before: loggedPicture(before),
      after: loggedPicture(after),
    });
    return after;
  });
}
