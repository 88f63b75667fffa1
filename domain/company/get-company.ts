import { sql } from "kysely";
import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { getPictures } from "../media/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import type { ContentOf, Kind } from "../records/kinds.ts";
import { published } from "../records/published.ts";
import type { BaseContent } from "./company-content.ts";

async function listAll<K extends Kind>({ kind, lang }: { kind: K; lang: Lang }) {
  const rows = await published(kind)
    .orderBy("position")
    .orderBy("id")
    .select(sql<ContentOf<K>>`content`.as("content"))
    .execute();
  return rows.map((row) => localize(row.content, lang));
}

export const listHonours = ({ lang }: { lang: Lang }) => listAll({ kind: "honour", lang });
export const listPatents = ({ lang }: { lang: Lang }) => listAll({ kind: "patent", lang });
export const listMilestones = ({ lang }: { lang: Lang }) => listAll({ kind: "milestone", lang });

export type ProductionBase = Omit<InLang<BaseContent>, "pictures"> & { pictures: Picture[] };

/** The factories, with their pictures. */
export async function listBases({ lang }: { lang: Lang }): Promise<ProductionBase[]> {
  const bases = await listAll({ kind: "production_base", lang });
  const pictures = await getPictures({ ids: bases.flatMap((base) => base.pictures), lang });
  return bases.map((base) => ({
    ...base,
    pictures: base.pictures.flatMap((picture) => pictures.get(picture) ?? []),
  }));
}
