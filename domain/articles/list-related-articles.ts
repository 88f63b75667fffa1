import { sql } from "kysely";
import type { Lang } from "../language/language.ts";
import { published } from "../records/published.ts";
import { type ArticleCard, articleCards, toArticleCards } from "./list-articles.ts";

/** Only the newest that share a tag are weighed: a tag that everything carries says little. */
const weighed = 100;

/** Other articles with tags in common, those with most of them first. */
export async function listRelatedArticles({
  id,
  tags,
  limit = 3,
  lang,
}: {
  id: string;
  tags: string[];
  limit?: number;
  lang: Lang;
}): Promise<ArticleCard[]> {
  if (tags.length === 0) return [];
  const wanted = sql`${tags}::text[]`;
  const candidates = published("article")
    .where("id", "<>", id)
    .where("class", "<>", "notice")
    .where(sql<boolean>`content -> 'tags' ?| ${wanted}`)
    .orderBy(sql`date desc, id`)
    .limit(weighed)
    .select("id");
  const shared = sql`(select count(*) from jsonb_array_elements_text(content -> 'tags') as tag
    where tag = any(${wanted}))`;
  const rows = await published("article")
    .where("id", "in", candidates)
    .orderBy(sql`${shared} desc, date desc, id`)
    .limit(limit)
    .select(articleCards(lang))
    .execute();
  return toArticleCards({ rows, lang });
}
