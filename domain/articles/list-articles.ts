import { sql } from "kysely";
import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { type PageOf, pageCount } from "../queries/page-of.ts";
import { countByClass, fieldOf, publishedPage, textOf } from "../records/published.ts";
import { type ArticleClass, articleClasses } from "./article-content.ts";

export type ArticleCard = {
  id: string;
  class: ArticleClass;
  title: Text;
  summary: Text;
  date: string;
  cover: Picture | undefined;
};

export const articlesPerPage = 12;

const newestFirst = sql`date desc, id`;

type CardRow = Omit<ArticleCard, "cover"> & { cover: string };

export function articleCards(lang: Lang) {
  return [
    "id",
    fieldOf("article", "class"),
    textOf("article", "title", lang),
    textOf("article", "summary", lang),
    fieldOf("article", "date"),
    fieldOf("article", "cover"),
  ] as const;
}

export async function toArticleCards({
  rows,
  lang,
}: {
  rows: CardRow[];
  lang: Lang;
}): Promise<ArticleCard[]> {
  const covers = await getPictures({ ids: rows.map((row) => row.cover), lang });
  return rows.map((row) => ({ ...row, cover: covers.get(row.cover) }));
}

/** The classes of the news menu with their numbers, in the order of the menu. */
export async function countArticles(): Promise<{ class: ArticleClass; count: number }[]> {
  const counts = await countByClass({ kind: "article" });
  return articleClasses.map((name) => ({ class: name, count: counts.get(name) ?? 0 }));
}

/** Articles of one class or of all, newest first, a page at a time. */
export async function listArticles({
  class: name,
  page = 1,
  size = articlesPerPage,
  lang,
}: {
  class?: ArticleClass;
  page?: number;
  size?: number;
  lang: Lang;
}): Promise<PageOf<ArticleCard>> {
  const [counts, rows] = await Promise.all([
    countArticles(),
    publishedPage({ kind: "article", class: name, order: newestFirst, page, size })
      .select(articleCards(lang))
      .execute(),
  ]);
  const total = counts
    .filter((counted) => name === undefined || counted.class === name)
    .reduce((sum, { count }) => sum + count, 0);
  const entries = await toArticleCards({ rows, lang });
  return { entries, page, pages: pageCount({ total, size }), total };
}
