import { sql } from "kysely";
import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { published } from "../records/published.ts";
import type { BaseContent } from "./company-content.ts";

const inOrder = sql`position, id`;

export async function listHonours({ lang }: { lang: Lang }) {
  const rows = await published("honour").orderBy(inOrder).select("content").execute();
  return rows.map(({ content }) => localize(content, lang));
}

export async function listPatents({ lang }: { lang: Lang }) {
  const rows = await published("patent").orderBy(inOrder).select("content").execute();
  return rows.map(({ content }) => localize(content, lang));
}

export async function listMilestones({ lang }: { lang: Lang }) {
  const rows = await published("milestone").orderBy(inOrder).select("content").execute();
  return rows.map(({ content }) => localize(content, lang));
}

export type ProductionBase = Omit<InLang<BaseContent>, "pictures"> & { pictures: Picture[] };

/** The factories, with their pictures. */
export async function listBases({ lang }: { lang: Lang }): Promise<ProductionBase[]> {
  const rows = await published("production_base").orderBy(inOrder).select("content").execute();
  const bases = rows.map(({ content }) => localize(content, lang));
  const pictures = await getPictures({ ids: bases.flatMap((base) => base.pictures), lang });
  return bases.map((base) => ({
    ...base,
    pictures: base.pictures.flatMap((picture) => pictures.get(picture) ?? []),
  }));
}
