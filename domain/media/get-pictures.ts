import { db } from "#db/connect.ts";
import type { Lang } from "../language.ts";
import { inLang } from "../localized.ts";
import { type Picture, pictureBase } from "./picture.ts";

/** The pictures with these ids, by id; ids that do not exist are left out. */
export async function getPictures({ ids, lang }: { ids: string[]; lang: Lang }) {
  if (ids.length === 0) return new Map<string, Picture>();
  const rows = await db
    .selectFrom("picture")
    .where("id", "in", ids)
    .select([
      "id",
      "hash",
      "width",
      "height",
      inLang("alt", lang).as("alt"),
      "placeholder",
      "focal_x",
      "focal_y",
    ])
    .execute();
  return new Map(
    rows.map((row): [string, Picture] => [
      row.id,
      {
        id: row.id,
        base: pictureBase(row),
        width: row.width,
        height: row.height,
        alt: row.alt,
        placeholder: row.placeholder,
        ...(row.focal_x === 0.5 && row.focal_y === 0.5
          ? {}
          : { focal: { x: row.focal_x, y: row.focal_y } }),
      },
    ]),
  );
}
