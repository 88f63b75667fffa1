import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { plain, type Text } from "../language/text.ts";
import { type Comparison, getComparison } from "../media/get-comparison.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { fieldOf, published, textOf } from "../records/published.ts";
import { picturesIn, renderRichText } from "../text/rich-text.ts";
import type { ProgrammeContent } from "./programme-content.ts";

export type ProgrammeCard = {
  id: string;
  title: Text;
  summary: Text;
  picture: Picture | undefined;
};

export type Programme = Omit<InLang<ProgrammeContent>, "picture" | "comparison" | "body"> & {
  picture: Picture | undefined;
  comparison: Comparison | undefined;
  /** Sanitized HTML. */
  body: string;
};

/** The design services, in the order of the menu. */
export async function listProgrammes({ lang }: { lang: Lang }): Promise<ProgrammeCard[]> {
  const rows = await published("programme")
    .orderBy("position")
    .orderBy("id")
    .select([
      "id",
      textOf("programme", "title", lang),
      textOf("programme", "summary", lang),
      fieldOf("programme", "picture"),
    ])
    .execute();
  const pictures = await getPictures({ ids: rows.map((row) => row.picture), lang });
  return rows.map((row) => ({ ...row, picture: pictures.get(row.picture) }));
}

/** One design service in the reader's language. */
export async function getProgramme({
  id,
  lang,
}: {
  id: string;
  lang: Lang;
}): Promise<Programme | undefined> {
  const row = await published("programme")
    .where("id", "=", id)
    .select("content")
    .executeTakeFirst();
  if (!row) return undefined;
  const { comparison: compared, ...content } = row.content;
  const programme = localize(content, lang);
  const html = plain(programme.body);
  const [pictures, comparison] = await Promise.all([
    getPictures({ ids: [programme.picture, ...picturesIn(html)], lang }),
    getComparison({ content: compared, lang }),
  ]);
  return {
    ...programme,
    picture: pictures.get(programme.picture),
    comparison,
    body: renderRichText({ html, lang, pictures }),
  };
}
