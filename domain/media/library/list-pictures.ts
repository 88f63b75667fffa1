import { sql } from "kysely";
import type { Lang } from "../../language/language.ts";
import { containing, type ListQuery, type Rows } from "../../queries/list-query.ts";
import { readRows } from "../../queries/read-rows.ts";
import { type OfficePicture, selectPictures, toOfficePicture } from "./office-picture.ts";
import { countUses } from "./where-used.ts";

export const pictureSorts = ["createdAt", "id", "name", "width", "bytes"] as const;
export type PictureFilter = {
  id?: string[] | undefined;
  /** Only pictures without an alternative text, in this language or in any. */
  missing?: Lang | "any" | undefined;
};

const missingIn = (lang: Lang) => sql<boolean>`coalesce(trim(alt ->> ${lang}), '') = ''`;

export async function listPictures({
  q,
  filter: { id, missing },
  sort,
  order,
  ...page
}: ListQuery<(typeof pictureSorts)[number], PictureFilter>): Promise<
  Rows<OfficePicture & { usedIn: number }>
> {
  const languages: Lang[] = missing === "any" ? ["zh", "en", "ar"] : missing ? [missing] : [];
  const wanted = selectPictures()
    .$if(id !== undefined, (query) => query.where("picture.id", "in", id?.length ? id : [""]))
    .$if(languages.length > 0, (query) =>
      query.where((where) => where.or(languages.map((lang) => missingIn(lang)))),
    )
    .$if(q !== "", (query) =>
      query.where(
        sql<boolean>`picture.id || ' ' || picture.name || ' ' || (alt ->> 'zh') || ' ' ||
          (alt ->> 'en') || ' ' || (alt ->> 'ar') ilike ${containing(q)}`,
      ),
    );
  const { rows: found, total } = await readRows({
    wanted: wanted
      .orderBy(sort, (direction) =>
        (order === "asc" ? direction.asc() : direction.desc()).nullsLast(),
      )
      .orderBy("picture.id"),
    ...page,
  });
  const uses = await countUses({ ids: found.map((row) => row.id) });
  const rows = found.map((row) => ({ ...toOfficePicture(row), usedIn: uses.get(row.id) ?? 0 }));
  return { rows, total };
}
