import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import type { Actor } from "../../staff/actor.ts";
import { writeAudit } from "../../staff/audit.ts";
import { slugify } from "../../text/slugify.ts";
import { ingestPicture } from "../upload/ingest-picture.ts";
import type { InspectedPicture } from "../upload/inspect-picture.ts";
import { preparePicture } from "./new-picture.ts";
import { getOfficePicture, loggedPicture, type OfficePicture } from "./office-picture.ts";

const noAlt = JSON.stringify({ zh: "", en: "", ar: "" });

/** Adds a picture to the library; one that is there already is not added twice. */
export async function uploadPicture({
  file,
  name,
  actor,
}: {
  file: AsyncIterable<Uint8Array>;
  /** As the sender calls it; shown and searched, never used as a path. */
  name: string;
  actor: Actor;
}): Promise<OfficePicture & { already: boolean }> {
  const { picture, ...uploaded } = await ingestPicture({
    file,
    work: async ({ picture, store, keep }) => {
      await store();
      return db.transaction().execute(async (on) => {
        const twin = await findTwin({ hash: picture.hash, on });
        if (twin) return { ...(await getOfficePicture({ id: twin, on })), picture, already: true };
        const id = await addRow({ picture, name: plainName(name), actor, on });
        const added = await getOfficePicture({ id, on });
        const after = loggedPicture(added);
        await writeAudit({ on, actor, action: "created", kind: "picture", id, after });
        await keep({ on });
        return { ...added, picture, already: false };
      });
    },
  });
  if (!uploaded.already) await preparePicture({ ...picture, id: uploaded.id });
  return uploaded;
}

/** Locked, so that nobody deletes it between the answer and its use. */
async function findTwin({ hash, on }: { hash: string; on: Kysely<DB> }) {
  const row = await on
    .selectFrom("picture")
    .where("hash", "=", hash)
    .orderBy("created_at")
    .limit(1)
    .forShare()
    .select("id")
    .executeTakeFirst();
  return row?.id;
}

async function addRow({
  picture: { hash, width, height, thumbhash, placeholder, bytes },
  name,
  actor,
  on,
}: {
  picture: InspectedPicture;
  name: string;
  actor: Actor;
  on: Kysely<DB>;
}): Promise<string> {
  const wish = readableId(name);
  for (const id of [wish, `${wish}-${hash.slice(0, 6)}`, `${wish}-${randomUUID()}`]) {
    const { numInsertedOrUpdatedRows = 0n } = await on
      .insertInto("picture")
      .values({
        ...{ id, file: `${id}.webp`, name, hash, width, height, thumbhash, placeholder, bytes },
        ...{ alt: noAlt, created_by: actor.id },
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows > 0n) return id;
  }
  throw new Error(`No free id for the picture ${wish}`);
}

/** The last part of whatever path was sent, without what a screen cannot show. */
export function plainName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  return last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim()
    .slice(0, 120);
}

/** An id that stands well in an address. */
function readableId(name: string): string {
  return slugify({ text: name.replace(/\.[^.]*$/, ""), longest: 36 }) || "picture";
}
