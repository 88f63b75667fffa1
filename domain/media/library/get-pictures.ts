import { type RawBuilder, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../../language/language.ts";
import { inLang } from "../../language/localized.ts";
import type { Text } from "../../language/text.ts";
import { type Picture, pictureBase } from "../picture.ts";

type Row = {
  id: string;
  hash: string;
  width: number;
  height: number;
  alt: Text;
  placeholder: string;
  focal_x: number;
  focal_y: number;
};

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
  return new Map(rows.map((row) => [row.id, toPicture(row)]));
}

/** The picture with an id that the same query knows; `toPicture` makes one of it. */
export function pictureRow(id: RawBuilder<string>, lang: Lang) {
  return sql<Row | null>`(select jsonb_build_object('id', picture.id, 'hash', hash,
    'width', width, 'height', height, 'alt', ${inLang("alt", lang)}, 'placeholder', placeholder,
    'focal_x', focal_x, 'focal_y', focal_y) from picture where picture.id = ${id})`;
}

export function toPicture(row: Row): Picture {
  const { id, width, height, alt, placeholder, focal_x: x, focal_y: y } = row;
  const picture = { id, base: pictureBase(row), width, height, alt, placeholder };
  return x === 0.5 && y === 0.5 ? picture : { ...picture, focal: { x, y } };
}
