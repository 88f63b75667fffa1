import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { plain, type Text } from "../language/text.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { published, textOf } from "../records/published.ts";
import { picturesIn, renderRichText } from "../text/rich-text.ts";
import type { ArticleContent } from "./article-content.ts";
import { type Heading, outline } from "./outline.ts";
import { readingTime } from "./reading-time.ts";

type Neighbour = { id: string; title: Text };

export type Article = Omit<InLang<ArticleContent>, "cover" | "body"> & {
  cover: Picture | undefined;
  /** Sanitized HTML whose second-level headings can be linked to. */
  body: string;
  /** The language the body is in, when its translation is missing. */
  bodyLang: Lang | undefined;
  headings: Heading[];
  /** Reading time. */
  minutes: number;
  /** The member who wrote it; with the id of their profile when that is public. */
  author: { name: string; profileId: string | null } | undefined;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
};

/** One published article in the reader's language, and its neighbours in time of the same class. */
export async function getArticle({
  id,
  lang,
}: {
  id: string;
  lang: Lang;
}): Promise<Article | undefined> {
  const row = await published("article").where("id", "=", id).select("content").executeTakeFirst();
  if (!row) return undefined;
  const article = localize(row.content, lang);
  const html = plain(article.body);
  const [pictures, author, previous, next] = await Promise.all([
    getPictures({ ids: [article.cover, ...picturesIn(html)], lang }),
    findAuthor({ articleId: id }),
    findNeighbour({ of: row.content, side: "earlier", lang }),
    findNeighbour({ of: row.content, side: "later", lang }),
  ]);
  const { html: body, headings } = outline(renderRichText({ html, lang, pictures }));
  return {
    ...article,
    cover: pictures.get(article.cover),
    body,
    bodyLang: typeof article.body === "string" ? undefined : article.body.lang,
    headings,
    minutes: readingTime(html),
    author,
    previous,
    next,
  };
}

function findAuthor({ articleId }: { articleId: string }) {
  return db
    .selectFrom("article_author")
    .leftJoin("member_profile", "member_profile.id", "article_author.member_id")
    .where("article_id", "=", articleId)
    .select(["article_author.name", "member_profile.id as profileId"])
    .executeTakeFirst();
}

function findNeighbour({
  of,
  side,
  lang,
}: {
  of: ArticleContent;
  side: "earlier" | "later";
  lang: Lang;
}): Promise<Neighbour | undefined> {
  const here = sql`(${of.date}, ${of.id})`;
  const [beyond, order] =
    side === "earlier" ? ([sql`<`, "desc"] as const) : ([sql`>`, "asc"] as const);
  return published("article")
    .where("class", "=", of.class)
    .where(sql<boolean>`(date, id) ${beyond} ${here}`)
    .orderBy("date", order)
    .orderBy("id", order)
    .limit(1)
    .select(["id", textOf("article", "title", lang)])
    .executeTakeFirst();
}
