import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { Actor } from "../../staff/actor.ts";
import { writeAudit } from "../../staff/audit.ts";
import { ingestPicture } from "../upload/ingest-picture.ts";
import { forgetOriginal } from "./forget-files.ts";
import { preparePicture } from "./new-picture.ts";
import { getOfficePicture, loggedPicture, type OfficePicture } from "./office-picture.ts";
import { plainName } from "./upload-picture.ts";

/**
 * Puts another file in the place of a picture. Whatever shows the picture shows the new one, at
 * new addresses. The old variants stay for a while, for pages that are open in somebody's browser.
 */
export async function replacePicture({
  id,
  file,
  name,
  actor,
}: {
  id: string;
  file: AsyncIterable<Uint8Array>;
  name: string;
  actor: Actor;
}): Promise<OfficePicture> {
  await getOfficePicture({ id });
  const { picture, after, left } = await ingestPicture({
    file,
    work: async ({ picture, store, keep }) => {
      await store();
      return db.transaction().execute(async (on) => {
        const old = await on
          .selectFrom("picture")
          .where("id", "=", id)
          .forUpdate()
          .select("hash")
          .executeTakeFirst();
        const before = await getOfficePicture({ id, on });
        const { hash, width, height, thumbhash, placeholder, bytes } = picture;
        await on
          .updateTable("picture")
          .set({
            ...{ hash, width, height, thumbhash, placeholder, bytes, name: plainName(name) },
            version: sql<number>`version + 1`,
            updated_at: now,
          })
          .where("id", "=", id)
          .execute();
        const replaced = await getOfficePicture({ id, on });
        await writeAudit({
          ...{ on, actor, action: "replaced", kind: "picture", id },
          before: { ...loggedPicture(before), file: old?.hash },
          after: { ...loggedPicture(replaced), file: hash },
        });
        await keep({ on });
        return { picture, after: replaced, left: old?.hash };
      });
    },
  });
  if (left) await forgetOriginal({ hash: left });
  await preparePicture({ ...picture, id });
  return after;
}
