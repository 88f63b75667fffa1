import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { type ArticleCard, articleCards, toArticleCards } from "../articles/list-articles.ts";
import { type CaseCard, caseCards, toCaseCards } from "../cases/list-cases.ts";
import { listProductsById, type ProductCard } from "../catalogue/list-products.ts";
import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { plain, type Text } from "../language/text.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { fieldOf, published, textOf } from "../records/published.ts";
import { picturesIn, renderRichText } from "../text/rich-text.ts";
import type { TopicContent } from "./topic-content.ts";

export type TopicCard = {
  id: string;
  title: Text;
  summary: Text;
  picture: Picture | undefined;
  articles: number;
};

/** Every subject that articles are written about, in the order staff gave them. */
export async function listTopics({ lang }: { lang: Lang }): Promise<TopicCard[]> {
  const rows = await published("topic")
    .orderBy("position")
    .orderBy("id")
    .select([
      "id",
      textOf("topic", "title", lang),
      textOf("topic", "summary", lang),
      fieldOf("topic", "picture"),
      fieldOf("topic", "tag"),
    ])
    .execute();
  const [pictures, counts] = await Promise.all([
    getPictures({ ids: rows.map((row) => row.picture), lang }),
    countTagged({ tags: rows.map((row) => row.tag) }),
  ]);
  return rows.map(({ tag, picture, ...row }) => ({
    ...row,
    picture: pictures.get(picture),
    articles: counts.get(tag) ?? 0,
  }));
}

/** Each tag is looked up in its index: of a tag that all articles carry, no article is read. */
async function countTagged({ tags }: { tags: string[] }): Promise<Map<string, number>> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, (select count(*)::integer from article
      where status = 'published' and content -> 'tags' ? tag) as count
    from unnest(${tags}::text[]) tag`.execute(db);
  return new Map(rows.map(({ tag, count }) => [tag, count]));
}

export type Topic = Omit<InLang<TopicContent>, "picture" | "intro" | "products" | "cases"> & {
  picture: Picture | undefined;
  /** Sanitized HTML. */
  intro: string;
  introLang: Lang | undefined;
  articles: ArticleCard[];
  products: ProductCard[];
  cases: CaseCard[];
};

/** More are found through the search; a topic is to be read. */
const mostArticles = 60;

/** One topic in the reader's language, with the articles that carry its tag, newest first. */
export async function getTopic({
  id,
  lang,
}: {
  id: string;
  lang: Lang;
}): Promise<Topic | undefined> {
  const row = await published("topic").where("id", "=", id).select("content").executeTakeFirst();
  if (!row) return undefined;
  const { products, cases, ...topic } = localize(row.content, lang);
  const html = plain(topic.intro);
  const [pictures, articles, shownProducts, shownCases] = await Promise.all([
    getPictures({ ids: [topic.picture, ...picturesIn(html)], lang }),
    listTagged({ tag: topic.tag, lang }),
    listProductsById({ ids: products, lang }),
    listCasesById({ ids: cases, lang }),
  ]);
  return {
    ...topic,
    picture: pictures.get(topic.picture),
    intro: renderRichText({ html, lang, pictures }),
    introLang: typeof topic.intro === "string" ? undefined : topic.intro.lang,
    articles,
    products: shownProducts,
    cases: shownCases,
  };
}

async function listTagged({ tag, lang }: { tag: string; lang: Lang }): Promise<ArticleCard[]> {
  const rows = await published("article")
    .where(sql<boolean>`content -> 'tags' ? ${tag}`)
    .orderBy(sql`date desc, id`)
    .limit(mostArticles)
    .select(articleCards(lang))
    .execute();
  return toArticleCards({ rows, lang });
}

/** These cases, in the order asked for; those not published are left out. */
async function listCasesById({ ids, lang }: { ids: string[]; lang: Lang }): Promise<CaseCard[]> {
  if (ids.length === 0) return [];
  const rows = await published("project_case")
    .where("id", "in", ids)
    .select(caseCards(lang))
    .execute();
  const order = new Map(ids.map((id, position) => [id, position]));
  return toCaseCards({
    rows: rows.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)),
    lang,
  });
}
