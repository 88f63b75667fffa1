import type { Kysely } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { localized } from "../../language/localized.ts";

export const pictureContent = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  file: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  thumbhash: z.string(),
  placeholder: z.string().startsWith("data:image/webp;base64,"),
  alt: localized,
  /** The point that stays in view when the picture is cropped, from 0 to 1. */
  focalX: z.number().min(0).max(1).default(0.5),
  focalY: z.number().min(0).max(1).default(0.5),
});
export type PictureContent = z.input<typeof pictureContent>;

/** Adds or replaces what is known about pictures; the files themselves lie in the media folder. */
export async function savePictures({
  pictures,
  on = db,
}: {
  pictures: PictureContent[];
  on?: Kysely<DB>;
}) {
  const rows = z
    .array(pictureContent)
    .parse(pictures)
    .map(({ focalX, focalY, alt, ...picture }) => ({
      ...picture,
      alt: JSON.stringify(alt),
      focal_x: focalX,
      focal_y: focalY,
    }));
  if (rows.length === 0) return;
  await on
    .insertInto("picture")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        file: (row) => row.ref("excluded.file"),
        width: (row) => row.ref("excluded.width"),
        height: (row) => row.ref("excluded.height"),
        hash: (row) => row.ref("excluded.hash"),
        thumbhash: (row) => row.ref("excluded.thumbhash"),
        placeholder: (row) => row.ref("excluded.placeholder"),
        alt: (row) => row.ref("excluded.alt"),
        focal_x: (row) => row.ref("excluded.focal_x"),
        focal_y: (row) => row.ref("excluded.focal_y"),
      }),
    )
    .execute();
}
